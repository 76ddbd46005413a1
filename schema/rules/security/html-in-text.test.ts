import { expect, test } from "vitest";
import { rule } from "./html-in-text.ts";
import { found } from "../testing/try-rule.ts";

const site = (body: string): string => `routes: [{ path: /, title: A, sections: [{ type: text, body: '${body}' }] }]`;

test.each(["**bold**", "a < b > c", "R&D & more", "Write `<b>` so", "<your name>"])("“%s” is silent", (body) => {
  expect(found(rule, site(body))).toEqual([]);
});

test.each([
  ["a <b>bold</b> word", "<b>"],
  ['<a href="/x">x</a>', '<a href="/x">'],
  ["one<br/>two", "<br/>"],
  ["a&nbsp;b", "&nbsp;"],
  ["<script>alert(1)</script>", "<script>"],
])("“%s” is shown as typed", (body, underlined) => {
  expect(found(rule, site(body))).toEqual([`security/html-in-text: ${underlined}`]);
});
