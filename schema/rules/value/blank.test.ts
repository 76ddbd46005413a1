import { expect, test } from "vitest";
import { rule } from "./blank.ts";
import { found } from "../testing/try-rule.ts";

const site = (section: string): string => `routes: [{ path: /, title: A, sections: [{ type: table, ${section} }] }]`;

test.each([
  "title: A",
  "title: '{x}'",
  "table: { caption: A, columns: [{ label: '' }], rows: [['', a]] }",
  "actions: [{ label: '', href: / }]",
])("{ %s } is silent", (section) => {
  expect(found(rule, site(section))).toEqual([]);
});

test.each([
  ['title: ""', '""'],
  ['intro: "  "', '"  "'],
  ['table: { caption: "\\u200b" }', '"\\u200b"'],
])("{ %s } says nothing", (section, underlined) => {
  expect(found(rule, site(section))).toEqual([`value/blank: ${underlined}`]);
});
