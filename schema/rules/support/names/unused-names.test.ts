import { expect, test } from "vitest";
import { rule as badgeUnused } from "../../badge/unused.ts";
import { rule as sharedUnused } from "../../shared/unused.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [badgeUnused, sharedUnused];

const site = (section: string): string =>
  `badges: { new: { label: New } }\nshared: { talk: { type: text, body: a } }\nroutes: [{ path: /, title: A, sections: [${section}] }]`;

test("what is used is silent", () => {
  expect(found(rules, site("{ type: badges, items: [new] }, { use: talk }"))).toEqual([]);
});

test("what nothing uses is reported at its name", () => {
  expect(found(rules, site("{ use: talk }"))).toEqual(["badge/unused: new"]);
  expect(found(rules, site("{ type: badges, items: [new] }"))).toEqual(["shared/unused: talk"]);
});

test("a misspelt use is a use", () => {
  expect(found(rules, site("{ type: badges, items: [nwe] }, { use: tlak }"))).toEqual([]);
});

test("where something is broken, nothing is called unused", () => {
  expect(found(rules, site("{ type: badges, itms: [new] }"))).toEqual([]);
});
