import { expect, test } from "vitest";
import { rule } from "./control-character.ts";
import { found } from "../../testing/try-rule.ts";

const site = (words: string): string =>
  `routes:\n  - path: /\n    title: A\n    sections:\n      - type: text\n        title: ${words}\n`;

test.each(['"First\\tSecond"', '"First\\nSecond"', "First \\0 Second", '"\\ud83c\\udf89 party"', '"\\u00a0"', "🎉"])(
  "%s is silent",
  (words) => {
    expect(found(rule, site(words))).toEqual([]);
  },
);

test.each(['"First\\0Second"', '"First \\e Second"', '"First \\u0007 Second"', '"First\\x7f"'])(
  "in %s a control character is found",
  (words) => {
    expect(found(rule, site(words))).toEqual(["value/control-character: \\"]);
  },
);
