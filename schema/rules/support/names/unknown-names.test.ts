import { expect, test } from "vitest";
import { rule as badgeUnknown } from "../../badge/unknown.ts";
import { rule as sharedUnknown } from "../../shared/unknown.ts";
import { rule as collectionUnknown } from "../../collection/unknown.ts";
import { rule as menuUnknownPlace } from "../../menu/unknown-place.ts";
import { fixed, found, words } from "../../testing/try-rule.ts";

const rules = [badgeUnknown, sharedUnknown, collectionUnknown, menuUnknownPlace];

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
  expect(found(rules, site(section))).toEqual([]);
});

test.each([
  ["{ type: badges, items: [old] }", "badge/unknown: old"],
  ["{ use: tlak }", "shared/unknown: tlak"],
  ["{ type: catalog, from: bread }", "collection/unknown: bread"],
  ["{ type: legal, menu: company }", "menu/unknown-place: company"],
])("%s is reported", (section, expected) => {
  expect(found(rules, site(section))).toEqual([expected]);
});

test("a near name is written, others are listed", () => {
  expect(fixed(rules, site("{ use: tlak }"))).toBe(site("{ use: talk }"));
  expect(words(rules, site("{ type: badges, items: [old] }"))).toBe(
    "There is no badge “old”.\nAdd it under “badges”, or name another. There is: new, hot.",
  );
});

test("names that no comma parts are recognized", () => {
  expect(found(rules, site("{ type: badges, items: [new hot] }"))).toEqual(["badge/unknown: new hot"]);
  expect(fixed(rules, site("{ type: badges, items: [new hot] }"))).toBe(site("{ type: badges, items: [new, hot] }"));
  expect(words(rules, site("{ type: badges, items: [new old] }"))).toContain("There is no badge “new old”.");
});

test("nothing is missing from what is broken", () => {
  expect(
    found(rules, "badgs: {}\nroutes: [{ path: /, title: A, sections: [{ type: badges, items: [old] }] }]"),
  ).toEqual([]);
  expect(
    found(rules, "badges: []\nroutes: [{ path: /, title: A, sections: [{ type: badges, items: [old] }] }]"),
  ).toEqual([]);
});

test("the only name that nothing uses is named, and not written", () => {
  const text = site("{ type: badges, items: [new, fresh] }");
  expect(words(badgeUnknown, text)).toContain("Did you mean hot?");
  expect(fixed(rules, text)).toBeUndefined();
});
