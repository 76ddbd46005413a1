import { expect, test } from "vitest";
import { rule } from "./spaces.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const site = (title: string): string => `routes: [{ path: /, title: "${title}", sections: [] }]`;

test.each(["A b", "", " ", "A\u00a0 b", "Until {  day  |  date  }"])("“%s” is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each([
  ["A  b", "A b"],
  [" A", "A"],
  ["A ", "A"],
])("“%s” is put right", (title, wanted) => {
  expect(found(rule, site(title))).toHaveLength(1);
  expect(fixed(rule, site(title))).toBe(site(wanted));
});
