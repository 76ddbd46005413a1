import { expect, test } from "vitest";
import { rule } from "./own-address.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (href: string, url = "https://bakery.example"): string =>
  `site: { url: ${url} }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }, { path: /prices, title: B, sections: [{ type: text, anchor: cakes, body: a }] }]`;

test.each([
  "/prices",
  "https://other.example/prices",
  "https://shop.bakery.example/prices",
  "https://bakery.example/shop",
  "https://bakery.example/prices?from=mail",
  "mailto:a@bakery.example",
])("%s is silent", (href) => {
  expect(found(rule, site(href))).toEqual([]);
});

test.each([
  ["https://bakery.example/prices", "/prices"],
  ["https://bakery.example/prices/", "/prices"],
  ["http://bakery.example/#/prices", "/prices"],
  ["https://bakery.example/#/prices/cakes", "/prices/cakes"],
  ["https://bakery.example/prices#cakes", "/prices/cakes"],
  ["https://bakery.example", "/"],
])("%s is %s", (href, path) => {
  expect(found(rule, site(href))).toEqual([`link/own-address: ${href}`]);
  expect(fixed(rule, site(href))).toBe(site(path));
});

test("a site in a folder has its pages below it", () => {
  const url = "https://town.example/bakery/";
  expect(found(rule, site("https://town.example/prices", url))).toEqual([]);
  expect(fixed(rule, site("https://town.example/bakery/prices", url))).toBe(site("/prices", url));
});

test("an address that stands in a text by itself stays the words of the link", () => {
  const bare = (words: string): string => site("/prices").replace("[x](/prices)", words);
  const address = "https://bakery.example/prices";
  expect(found(rule, bare(`See ${address}.`))).toEqual([`link/own-address: ${address}`]);
  expect(fixed(rule, bare(`See ${address}.`))).toBe(bare(`See [${address}](/prices).`));
  expect(fixed(rule, bare(`See <${address}>.`))).toBe(bare(`See [${address}](/prices).`));
});
