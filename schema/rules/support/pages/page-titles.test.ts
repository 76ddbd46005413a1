import { expect, test } from "vitest";
import { rule as seoMissingTitle } from "../../seo/missing-title.ts";
import { rule as seoDuplicateTitle } from "../../seo/duplicate-title.ts";
import { rule as seoLongTitle } from "../../seo/long-title.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [seoMissingTitle, seoDuplicateTitle, seoLongTitle];

const site = (...titles: string[]): string =>
  `constants: { a: Bread }\nroutes:\n${titles.map((title, index) => `  - { path: /p${index}, title: "${title}", sections: [] }\n`).join("")}`;

test("titles of their own are silent", () => {
  expect(found(rules, site("Bread", "Rolls"))).toEqual([]);
});

test("a blank, a repeated and a long title are reported", () => {
  expect(found(rules, site(" "))).toEqual(['seo/missing-title: " "']);
  expect(found(rules, site("Bread", "{a}"))).toEqual(['seo/duplicate-title: "{a}"']);
  expect(found(rules, site("a".repeat(61)))).toEqual([`seo/long-title: "${"a".repeat(61)}"`]);
});

test("a hidden page repeats no title", () => {
  expect(
    found(rules, "routes: [{ path: /a, title: A, sections: [] }, { path: /b, title: A, hidden: true, sections: [] }]"),
  ).toEqual([]);
});
