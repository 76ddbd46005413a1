import { expect, test } from "vitest";
import { rule } from "./html-in-text.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (body: string): string => `routes: [{ path: /, title: A, sections: [{ type: text, body: '${body}' }] }]`;

test.each(["**bold**", "a < b > c", "R&D & more", "Write `<b>` so", "<your name>", "AT&T;", "?a=1&lang=en;", "a <3 b"])(
  "“%s” is silent",
  (body) => {
    expect(found(rule, site(body))).toEqual([]);
  },
);

test.each([
  ["a <b>bold</b> word", "<b>"],
  ['<a href="/x">x</a>', '<a href="/x">'],
  ["one<br/>two", "<br/>"],
  ["a&nbsp;b", "&nbsp;"],
  ["<script>alert(1)</script>", "<script>"],
  ["<!-- a note -->", "<!--"],
])("“%s” is shown as typed", (body, underlined) => {
  expect(found(rule, site(body))).toEqual([`security/html-in-text: ${underlined}`]);
});

test.each([
  ["a <b>bold</b> word", "a **bold** word"],
  ["an <em>old</em> word", "an *old* word"],
  ['<a href="/x" class="y">x</a>', "[x](/x)"],
  ["a &copy; b", "a © b"],
  ["a &#8211; b &#x2013; c", "a – b – c"],
  ["<b>a</b> and <i>b</i>", "**a** and *b*"],
  ["caf&eacute; &amp; bar", "café & bar"],
  ["one<br>two", undefined],
  ["<b>a <i>b</i></b>", undefined],
])("“%s” has another form here", (body, wanted) => {
  expect(fixed(rule, site(body))).toBe(wanted === undefined ? undefined : site(wanted));
});
