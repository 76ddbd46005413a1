import { expect, test } from "vitest";
import { check } from "./page-description.ts";
import { found } from "../testing/try-rule.ts";

const good = "Fresh bread from our oven every morning, except on Sundays.";
const site = (...descriptions: string[]): string =>
  `routes:\n${descriptions.map((description, index) => `  - { path: /p${index}, title: T, description: "${description}", sections: [] }\n`).join("")}`;

test("descriptions of their own are silent", () => {
  expect(found(check, site(good, `${good} Really.`))).toEqual([]);
});

test("a missing one is reported at the page's path", () => {
  expect(found(check, "routes: [{ path: /a, title: T, sections: [] }]")).toEqual(["seo/missing-description: path: /a"]);
});

test("one that is repeated is reported", () => {
  expect(found(check, site(good, good))).toEqual([`seo/duplicate-description: "${good}"`]);
});

test("nothing is missing from a broken page, and hidden pages need none", () => {
  expect(found(check, "routes: [{ path: /a, title: T, descrption: x, sections: [] }]")).toEqual([]);
  expect(found(check, "routes: [{ path: /a, title: T, hidden: true, sections: [] }]")).toEqual([]);
});
