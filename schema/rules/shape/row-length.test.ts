import { expect, test } from "vitest";
import { rule } from "./row-length.ts";
import { found } from "../testing/try-rule.ts";

const table = (rows: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: table, table: { caption: C, columns: [{ label: A }, { label: B }], rows: ${rows} } }] }]`;
const comparison = (cells: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: comparison, columns: [{ label: A }, { label: B }], groups: [{ rows: [{ label: R, cells: ${cells} }] }] }] }]`;

test("rows with a cell for every column are silent", () => {
  expect(found(rule, table("[[a, b], [c, '']]"))).toEqual([]);
  expect(found(rule, comparison("[yes, no]"))).toEqual([]);
});

test("where all rows agree, the columns are wrong, and that is said once", () => {
  expect(found(rule, table("[[a, b, c], [d, e, f], [g, h, i]]"))).toEqual(["shape/row-length: columns"]);
  expect(found(rule, table("[[a, b, c], [d, e, f], [g, h]]"))).toEqual([
    "shape/row-length: [a, b, c]",
    "shape/row-length: [d, e, f]",
  ]);
});

test("rows that are too long or too short are reported", () => {
  expect(found(rule, table("[[a, b], [a, b, c], [a]]"))).toEqual(["shape/row-length: [a, b, c]"]);
  expect(found(rule, comparison("[yes, no, yes]"))).toEqual(["shape/row-length: [yes, no, yes]"]);
});

test("other lists under “rows” are no tables", () => {
  expect(
    found(
      rule,
      "routes: [{ path: /, title: A, sections: [{ type: hero, title: A, cards: [{ kind: invoice, title: A, rows: [{ label: a, value: b }] }] }] }]",
    ),
  ).toEqual([]);
});
