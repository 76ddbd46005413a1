import { expect, test } from "vitest";
import { check } from "./key-unknown.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (section: string, more = ""): string => `badges: { new: { label: New }, hot: { label: Hot } }
shared: { talk: { type: text, body: a } }
collections: { breads: {} }
menus: { footer: [{ id: legal, title: Legal, items: [] }] }
routes: [{ path: /, title: A, sections: [${section}] }]
${more}`;

test.each([
  "{ type: badges, items: [new, hot] }",
  "{ use: talk }",
  "{ type: catalog, from: breads }",
  "{ type: legal, menu: legal }",
])("%s is silent", (section) => {
  expect(found(check, site(section))).toEqual([]);
});

test.each([
  ["{ type: badges, items: [old] }", "badge/unknown: old"],
  ["{ use: tlak }", "shared/unknown: tlak"],
  ["{ type: catalog, from: bread }", "collection/unknown: bread"],
  ["{ type: legal, menu: company }", "menu/unknown-place: company"],
])("%s is reported", (section, expected) => {
  expect(found(check, site(section))).toEqual([expected]);
});

test("a near name is written, others are listed", () => {
  expect(fixed(check, site("{ use: tlak }"))).toBe(site("{ use: talk }"));
  expect(words(check, site("{ type: badges, items: [old] }"))).toBe(
    "There is no badge “old”.\nAdd it under “badges”, or name another. There is: new, hot.",
  );
});

test("names that no comma parts are told apart", () => {
  expect(found(check, site("{ type: badges, items: [new hot] }"))).toEqual(["badge/unknown: new hot"]);
  expect(fixed(check, site("{ type: badges, items: [new hot] }"))).toBe(site("{ type: badges, items: [new, hot] }"));
  expect(words(check, site("{ type: badges, items: [new old] }"))).toContain("There is no badge “new old”.");
});

test("nothing is missing from what is broken", () => {
  expect(
    found(check, "badgs: {}\nroutes: [{ path: /, title: A, sections: [{ type: badges, items: [old] }] }]"),
  ).toEqual([]);
  expect(
    found(check, "badges: []\nroutes: [{ path: /, title: A, sections: [{ type: badges, items: [old] }] }]"),
  ).toEqual([]);
});
