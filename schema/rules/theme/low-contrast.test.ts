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

test("the message names what stands on what, the help both colors", () => {
  expect(words(rule, site('action: "#8fd3ff"'))).toBe(
    [
      "The text of links on sections with the ground “sunken” is hard to read.",
      'The nearest color that can be read is "#2b6f97".',
      "It would be #8fd3ff on #e6edeb: a contrast of 1.4, where 4.5 is needed.",
    ].join("\n"),
  );
  expect(words(rule, site('canvas: "#555555"'))).toMatch(/ on .+ is hard to read\.\n/);
  expect(words(rule, site('deep: "#e0c0ff"'))).toMatch(/dark sections is hard to read.*\n.*\n.*\nDark sections: hero/);
});
