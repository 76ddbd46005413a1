import { expect, test } from "vitest";
import { rule } from "./count-differs.ts";
import { found } from "../testing/try-rule.ts";

const site = (title: string, body = "B"): string =>
  `collections: { breads: { rye: { title: A }, wheat: { title: B }, oats: { title: C }, spelt: { title: D } } }
routes: [{ path: /, title: A, sections: [{ type: points, anchor: use-cases, title: ${title}, items: [A, B, C] }, { type: text, body: "${body}" }] }]`;

test.each([
  ["Five breads", "Five"],
  ["Three dark breads", "Three"],
  ["Four common use cases", "Four"],
])("“%s” counts a list that has one more or less", (title, words) => {
  expect(found(rule, site("A", title))).toEqual([`text/count-differs: ${words}`]);
});

test.each([
  "Four breads",
  "Three use cases",
  "Two breads", // of them
  "Three of our breads",
  "Three other breads",
  "The first three breads",
  "Three days for breads of all kinds",
  "Nine breads",
  "The #3 breads",
  "No. 3 breads",
])("“%s” is silent", (words) => expect(found(rule, site("A", words))).toEqual([]));

test("a title that counts the items of its own section is silent", () => {
  expect(found(rule, site("Three breads"))).toEqual([]);
});

test("a word that is the anchor of a list on another page, or no plural, names no list", () => {
  const pages = (anchor: string, text: string): string =>
    `routes: [{ path: /, title: A, sections: [{ type: points, anchor: ${anchor}, title: T, items: [A, B, C, D] }] }, { path: /b, title: B, sections: [{ type: text, body: "${text}" }] }]`;
  expect(found(rule, pages("help", "These five things help us most."))).toEqual([]);
  expect(found(rule, pages("steps", "Five steps lead to our door."))).toEqual([]);
  expect(found(rule, site("A", "Four common use cases."))).toHaveLength(1);
});
