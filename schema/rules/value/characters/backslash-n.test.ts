import { expect, test } from "vitest";
import { rule } from "./backslash-n.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const site = (words: string): string =>
  `routes:\n  - path: /\n    title: A\n    sections:\n      - type: text\n        title: ${words}\n`;

test.each([
  "C:\\bread\\new",
  "The folder \\new is new",
  "`First\\nSecond`",
  "a/b\\n/c",
  '"First\\nSecond"',
  "\\\\nothing",
])("%s is silent", (words) => {
  expect(found(rule, site(words).replace("title: `", "body: `"))).toEqual([]);
});

test.each([
  ["First\\nSecond", "First Second"],
  ["two\\nlines", "two lines"],
  ["'End.\\n- a'", "'End. - a'"],
])("in %s visitors see the backslash", (words, wanted) => {
  expect(found(rule, site(words))).toEqual(["value/backslash-n: \\n"]);
  expect(fixed(rule, site(words))).toBe(site(wanted));
});
