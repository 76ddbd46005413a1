import { expect, test } from "vitest";
import { check } from "./page-title.ts";
import { found } from "../testing/try-rule.ts";

const site = (...titles: string[]): string =>
  `constants: { a: Bread }\nroutes:\n${titles.map((title, index) => `  - { path: /p${index}, title: "${title}", sections: [] }\n`).join("")}`;

test("titles of their own are silent", () => {
  expect(found(check, site("Bread", "Rolls"))).toEqual([]);
});

test("a blank, a repeated and a long title are reported", () => {
  expect(found(check, site(" "))).toEqual(['seo/missing-title: " "']);
  expect(found(check, site("Bread", "{a}"))).toEqual(['seo/duplicate-title: "{a}"']);
  expect(found(check, site("a".repeat(61)))).toEqual([`seo/long-title: "${"a".repeat(61)}"`]);
});

test("a hidden page repeats no title", () => {
  expect(
    found(check, "routes: [{ path: /a, title: A, sections: [] }, { path: /b, title: A, hidden: true, sections: [] }]"),
  ).toEqual([]);
});
