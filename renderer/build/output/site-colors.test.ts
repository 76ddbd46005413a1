import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteColors } from "./site-colors.ts";

const tokens = readFileSync("renderer/styles/tokens.css", "utf8");

test("reads a color for light and one for dark", () => {
  expect(siteColors([tokens]).canvas).toEqual({ light: "#f3f6f5", dark: "#0a1517" });
});

test("takes what the theme says over the tokens", () => {
  const { deep, surface } = siteColors([tokens, ":root { --deep: #3b1f14; --surface: light-dark(#fffdfa, #211812) }"]);
  expect(deep).toBe("#3b1f14");
  expect(surface).toEqual({ light: "#fffdfa", dark: "#211812" });
});

test("reads colors in every way of writing them", () => {
  expect(siteColors([tokens, ":root{--deep:oklch(30% 0.05 200);--accent:rgb(255 0 0 / .5)}"])).toMatchObject({
    deep: expect.stringMatching(/^#[0-9a-f]{6}$/),
    accent: "#ff000080",
  });
});

test("leaves out what holds on paper only", () => {
  expect(siteColors([tokens, "@media print { :root { --deep: #fff; } .a { --accent: #fff } }"]).deep).toBe("#06343a");
});

test("keeps a color where the theme says what is none", () => {
  expect(siteColors([tokens, ":root { --deep: var(--ink) }"]).deep).toBe("#06343a");
});
