import { expect, test } from "vitest";
import { rule as seoMissingDescription } from "../../seo/missing-description.ts";
import { rule as seoDuplicateDescription } from "../../seo/duplicate-description.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [seoMissingDescription, seoDuplicateDescription];

const good = "Fresh bread from our oven every morning, except on Sundays.";
const site = (...descriptions: string[]): string =>
  `routes:\n${descriptions.map((description, index) => `  - { path: /p${index}, title: T, description: "${description}", sections: [] }\n`).join("")}`;

test("descriptions of their own are silent", () => {
  expect(found(rules, site(good, `${good} Really.`))).toEqual([]);
});

test("a missing one is reported at the page's path", () => {
  expect(found(rules, "routes: [{ path: /a, title: T, sections: [] }]")).toEqual(["seo/missing-description: path: /a"]);
});

test("one that is repeated is reported", () => {
  expect(found(rules, site(good, good))).toEqual([`seo/duplicate-description: "${good}"`]);
});

test("nothing is missing from a broken page, and hidden pages need none", () => {
  expect(found(rules, "routes: [{ path: /a, title: T, descrption: x, sections: [] }]")).toEqual([]);
  expect(found(rules, "routes: [{ path: /a, title: T, hidden: true, sections: [] }]")).toEqual([]);
  expect(found(rules, "routes: [{ path: /a, title: T, noindex: true, sections: [] }]")).toEqual([]);
});
