import { expect, test } from "vitest";
import { rule } from "./stars-shown.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (body: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, title: A, body: "${body}" }] }]`;

test.each([
  "Plain words",
  "**bold** and **bold**",
  "*one* star",
  "Price** and more",
  "5 ** 6",
  "2**3",
  "5 ** 6 and 4 ** 5",
  "\\\\*\\\\*no stars",
  "`**`",
  "a ****** line",
  "**bold *and more***",
])("“%s” is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  ["**Plans are paid", "**"],
  ["- a\\n- **b c\\n- d", "**"],
  ["Paid: **plans and [more](/)", "**"],
  ["**One** and **two", "**"],
])("“%s” has bold words without an end", (body, underlined) => {
  expect(found(rule, site(body))).toEqual([`value/stars-shown: ${underlined}`]);
  expect(fixed(rule, site(body))).toBeUndefined();
});

test.each([
  ["**Note: ** bread", "**Note:** bread"],
  ["**Note: **bread", "**Note:** bread"],
  ["** Note:** bread", "**Note:** bread"],
  ["A ** note ** here", "A **note** here"],
])("“%s” has a space inside", (body, right) => {
  expect(fixed(rule, site(body))).toBe(site(right));
});
