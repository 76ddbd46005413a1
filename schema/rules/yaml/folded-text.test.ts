import { expect, test } from "vitest";
import { rule } from "./folded-text.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (body: string): string =>
  `routes:\n  - path: /\n    title: A\n    sections:\n      - type: text\n        body: ${body}\n        size: large\n`;

test.each([
  "|\n          - a\n          - b",
  ">\n          A folded paragraph\n          of two lines.\n\n\n          And another one.",
  ">-\n          A folded paragraph\n          of two lines.\n\n",
  ">\n\n          One paragraph\n          of two lines.",
  ">\n          Intro.\n\n          - as always - one.",
  ">\n          First.\n\n            Second.",
  ">\n          12 Mill Street\\\n\n          London",
  '"First.\n\n\n          Second."',
  ">\n          Twelve loaves, less\n          - as always - one.",
  ">-\n          Intro:\n\n            - a\n            - b",
  '"A text\n          of two lines."',
  "A text\n          of two lines.",
  "One line.",
])("%j is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  [">\n          Intro:\n          - a\n          - b", "- a", "|\n          Intro:\n          - a\n          - b"],
  [">-\n          - a\n          - b", "- a", "|-\n          - a\n          - b"],
  [">\n          1. a\n          2. b", "1. a", "|\n          1. a\n          2. b"],
  [
    ">\n          A first one.\n\n          And another\n          one.",
    "And another",
    "|\n          A first one.\n\n          And another\n          one.",
  ],
  [
    ">\n          First.\n\n\n          Second.\n\n          Third.",
    "Third.",
    "|\n          First.\n\n\n          Second.\n\n          Third.",
  ],
  ["First.\n\n          Second.", "Second.", "|\n          First.\n\n          Second."],
  ['"First.\n\n          Second."', "Second.", "|\n          First.\n\n          Second."],
  ['"Intro:\n          - a\n          - b"', "- a", "|\n          Intro:\n          - a\n          - b"],
  ["'## Title\n          Text.'", "## Title", "|\n          ## Title\n          Text."],
])("%j loses its lines", (body, line, wanted) => {
  expect(found(rule, site(body)).map((one) => one.replace(/"$/, ""))).toEqual([`yaml/folded-text: ${line}`]);
  expect(fixed(rule, site(body))).toBe(site(wanted));
});
