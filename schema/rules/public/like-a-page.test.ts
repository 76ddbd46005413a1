import { expect, test } from "vitest";
import { filesOf, found, words } from "../testing/try-rule.ts";
import { rule } from "./like-a-page.ts";

const site = (facts: string): string => `version: 1
site: { name: A, url: https://a.example${facts} }
routes: [{ path: /, title: A }, { path: /pricing, title: B, movedFrom: [/price-list] }]
planned: [{ path: /jobs, title: C }]`;

test.each(["pricing.html", "Pricing.html", "jobs.html"])("%s is reported where addresses are paths", (name) => {
  expect(found(rule, site(", addresses: path"), filesOf({ [name]: {} }))).toEqual(["public/like-a-page: path"]);
});

test("the file and the page are named", () => {
  expect(words(rule, site(", addresses: path"), filesOf({ "pricing.html": {} }))).toBe(
    "public/pricing.html answers to /pricing on many hosts, and so does a page.\nGive the file another name, or move it into a folder.",
  );
});

test.each(["pricing.pdf", "prices.html", "old/pricing.html", "price-list.html"])("%s is silent", (name) => {
  expect(found(rule, site(", addresses: path"), filesOf({ [name]: {} }))).toEqual([]);
});

test.each(["", ", addresses: hash"])("nothing is reported where the address bar shows no paths (%s)", (facts) => {
  expect(found(rule, site(facts), filesOf({ "pricing.html": {} }))).toEqual([]);
});
