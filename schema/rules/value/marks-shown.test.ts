import { expect, test } from "vitest";
import { rule } from "./marks-shown.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (title: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, title: "${title}", body: "**a** and [b](/)" }] }]`;

test.each([
  "Bread",
  "Bread [new] (warm)",
  "Bread**",
  "5 ** 6 ** 7",
  "Bread [new](sic)",
  "5* hotel",
  "a * b * c",
  "snake_case_name",
  "Price* and more*",
  "it`s",
])("“%s” is silent", (title) => {
  expect(found(rule, site(title))).toEqual([]);
});

test.each([
  ["Our **fresh** bread", "**fresh**", "Our fresh bread"],
  ["Bread, **fresh**", "**fresh**", "Bread, fresh"],
  ["*Bread*", "*Bread*", "Bread"],
  ["**Bread** today", "**Bread**", "Bread today"],
  ["Run `npm start` now", "`npm start`", "Run npm start now"],
  ["__Fresh__ bread", "__Fresh__", "Fresh bread"],
  ["## Bread", "## Bread", "Bread"],
  ["Our ![bread](a.svg)", "![bread](a.svg)", "Our bread"],
  ["See [the prices](/prices)", "[the prices](/prices)", "See the prices"],
  ["Write [us](mailto:bread@bakery.example)", "[us](mailto:bread@bakery.example)", "Write us"],
])("“%s” is shown as it stands", (title, underlined, right) => {
  expect(found(rule, site(title))).toEqual([`value/marks-shown: ${underlined}`]);
  expect(fixed(rule, site(title))).toBe(site(right));
});

test("words that are struck out are the author’s to keep or to leave out", () => {
  expect(found(rule, site("No ~~old~~ bread"))).toEqual(["value/marks-shown: ~~old~~"]);
  expect(fixed(rule, site("No ~~old~~ bread"))).toBeUndefined();
});

const text = (intro: string): string =>
  `routes:\n  - path: /\n    title: A\n    sections:\n      - type: text\n        intro: |\n${intro.replace(/^(?=.)/gm, "          ")}\n`;

test.each([
  "**Bold**, *emphasis*, `code` and [a link](/)",
  "- a",
  "> 9 loaves",
  "Bread |\nrolls |",
  "# 1 in town",
  "`## a`",
])("a paragraph may hold “%s”", (intro) => {
  expect(found(rule, text(intro))).toEqual([]);
});

test.each([
  ["## Bread\nFresh.", "## Bread"],
  ["We have\n- a\n- b", "- a\n          - b"],
  ["• a\n• b", "• a\n          • b"],
  ["See ![bread](a.svg)", "![bread](a.svg)"],
  ["| a | b |\n| - | - |", "| a | b |\n          | - | - |"],
])("a paragraph has no blocks: “%s”", (intro, underlined) => {
  expect(found(rule, text(intro))).toEqual([`value/marks-shown: ${underlined}`]);
});
