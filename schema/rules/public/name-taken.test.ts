import { expect, test } from "vitest";
import { filesOf, found, words } from "../testing/try-rule.ts";
import { rule } from "./name-taken.ts";
import { rule as ownFile } from "./own-file.ts";

const text = `version: 1
routes: [{ path: /, title: A }, { path: /pricing, title: B, movedFrom: [/price-list] }]
planned: [{ path: /jobs, title: C }]`;

test("names that nothing else has are silent, and icons of one’s own", () => {
  const files = filesOf({ "prices.pdf": {}, "pricing/list.pdf": {}, "favicon.ico": {}, "page.png": {}, _redirects: {}, "assets/a.svg": {} });
  expect(found([rule, ownFile], text, files)).toEqual([]);
});

test.each(["pricing", "price-list", "jobs", "Pricing", "sitemap.xml", "index.html", "404.html", "Favicon.ico", "robots.txt/a.svg"])(
  "%s is taken",
  (name) => {
    expect(found(rule, text, filesOf({ [name]: {} }))).toEqual(["public/name-taken: version: 1"]);
  },
);

test("a page is named as the one that has the name", () => {
  expect(words(rule, text, filesOf({ pricing: {} }))).toBe(
    "public/pricing is not published: a page has that name.\nGive the file another name, or the page /pricing another path.",
  );
});

test("own files in place of built ones are told", () => {
  const files = filesOf({ _headers: {}, "robots.txt": {}, "llms.txt": {}, "manifest.webmanifest": {} });
  expect(found([rule, ownFile], text, files)).toEqual(Array.from({ length: 4 }, () => "public/own-file: version: 1"));
});
