import { expect, test } from "vitest";
import { fixed, found } from "../testing/try-rule.ts";
import { rule } from "./doubled-word.ts";

const site = (body: string, language = "en-GB"): string =>
  `site: { language: ${language} }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;

test.each([
  ["en", "We bake at at night."],
  ["en", "The the bread."],
  ["de", "Brot und und Kuchen."],
  ["fr", "Le pain de de la nuit."],
])("in %s, “%s” has a word twice", (language, body) => {
  expect(found(rule, site(body, language))).toHaveLength(1);
});

test.each([
  ["en", "All that they had had was bread, and that that is, is."],
  ["en", "Vitamin A a day."],
  ["en", "We logged in in Berlin and went on on foot."],
  ["en", "The The, a band."],
  ["en", "A “the the” is a mistake, and so is *and and*."],
  ["en", "to-to and the-the"],
  ["de", "Die, die die Brote backen, sind die Bäcker. Der der Tür"],
  ["fr", "Nous nous levons, vous vous levez, et non non."],
  ["hi", "धीरे धीरे"],
  ["nb", "Brødet er for for lite."],
])("in %s, “%s” is silent", (language, body) => {
  expect(found(rule, site(body, language))).toEqual([]);
});

test("one of the two is deleted", () => {
  expect(fixed(rule, site("We bake at at night."))).toBe(site("We bake at night."));
});
