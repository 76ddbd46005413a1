import { expect, test } from "vitest";
import { rule } from "./too-long.ts";
import { found, words } from "../testing/try-rule.ts";

const badge = (label: string): string =>
  `constants: { long: abcdefghijklmnopqrst, x: y }\nbadges: { new: { label: "${label}" } }`;

test.each([
  "New",
  "12345678901234567890",
  "{x}{x}{x}{x}{x}{x}{x}{x}{x}{x}",
  "👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳",
  "{unknown} 12345678901234567890",
])("“%s” fits", (label) => {
  expect(found(rule, badge(label))).toEqual([]);
});

test.each(["123456789012345678901", "{long}!"])("“%s” does not fit", (label) => {
  expect(found(rule, badge(label))).toEqual([`value/too-long: "${label}"`]);
});

test("marks and addresses take no room", () => {
  const contact = (text: string): string =>
    `routes: [{ path: /, title: A, sections: [{ type: hero, title: A, note: "${text}" }] }]`;
  expect(found(rule, contact(`**${"a".repeat(78)}** [b](/a-very-long-path-that-does-not-count)`))).toEqual([]);
  expect(words(rule, contact("a".repeat(92)))).toBe("“note” has 92 characters; 80 fit.\nShorten it by 12.");
});
