import { expect, test } from "vitest";
import { siteColors } from "./site-colors.ts";

test("a site without colors of its own has those of the design", () => {
  expect(siteColors({})).toMatchObject({ deep: "#06343a", canvas: { light: "#f3f6f5", dark: "#0a1517" } });
});

test("what the theme gives is taken as it is, and what depends on it follows", () => {
  const { deep, onDeep, surface } = siteColors({ deep: "#3b1f14", surface: "#fffdfa" });
  expect(deep).toBe("#3b1f14");
  expect(surface.light).toBe("#fffdfa");
  expect(onDeep).not.toBe(siteColors({}).onDeep);
});
