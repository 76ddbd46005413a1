import { expect, test } from "vitest";
import { rule } from "./low-contrast.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (theme: string): string => `site: { theme: { ${theme} } }`;

test.each([
  "",
  'action: "#6d28d9"',
  'accent: "#facc15"',
  'action: "#8a3b12", canvas: "#fbf6ef"',
  "action: red",
  'series: ["#7a1f1f"]',
])("{ %s } is silent", (theme) => {
  expect(found(rule, site(theme))).toEqual([]);
});

test.each([
  ['action: "#8fd3ff"', "#8fd3ff"],
  ['ink: "#aaaaaa"', "#aaaaaa"],
  ['accent: "#4a1d96"', "#4a1d96"],
  ['deep: "#8899aa"', "#8899aa"],
  ['canvas: "#555555"', "#555555"],
  ['dark: { action: "#003355" }', "#003355"],
  ['series: ["#ffffaa", "#0b7d83", "#2f57cc", "#b86a00", "#bb2a5b"]', "#ffffaa"],
])("{ %s } is hard to read", (theme, color) => {
  const problems = found(rule, site(theme));
  expect(problems).toContain(`theme/low-contrast: "${color}"`);
});

test("the nearest color that can be read is written", () => {
  const text = fixed(rule, site('action: "#8fd3ff"')) ?? "";
  expect(text).toMatch(/^site: \{ theme: \{ action: "#\w{6}" \} \}$/);
  expect(found(rule, text)).toEqual([]);
});

test("the message names the ground and the contrast", () => {
  expect(words(rule, site('action: "#8fd3ff"'))).toBe(
    '#8fd3ff is hard to see on quiet bands: contrast 1.4, not 4.5.\nThe nearest color that can be read is "#2b6f97".',
  );
  expect(words(rule, site('canvas: "#555555"'))).toContain("What stands on #555555 is hard to read: contrast");
});
