import { expect, test } from "vitest";
import { rule } from "./table-header.ts";
import { found } from "../testing/try-rule.ts";

const site = (label: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: table, table: { caption: C, columns: [{ label: Day }, { label: "${label}" }], rows: [[a, b]] } }] }]`;

test("columns with headings are silent", () => {
  expect(found(rule, site("Bread"))).toEqual([]);
});

test("a column without one is reported", () => {
  expect(found(rule, site(" "))).toEqual(['a11y/table-header: " "']);
});
