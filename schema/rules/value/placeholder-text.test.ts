import { expect, test } from "vitest";
import { rule } from "./placeholder-text.ts";
import { found } from "../testing/try-rule.ts";

const site = (title: string): string => `routes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["A to-do list", "Todo lists for bakers", "Size XXL", "Placeholder texts, explained"])(
  "“%s” is silent",
  (title) => {
    expect(found(rule, site(title))).toEqual([]);
  },
);

test.each([
  ["Lorem ipsum dolor", "Lorem ipsum"],
  ["TODO: write this", "TODO"],
  ["Opens TBD", "TBD"],
  ["Call XXXX", "XXXX"],
])("“%s” is a stand-in", (title, underlined) => {
  expect(found(rule, site(title))).toEqual([`value/placeholder-text: ${underlined}`]);
});
