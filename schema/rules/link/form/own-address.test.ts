import { expect, test } from "vitest";
import { rule } from "./own-address.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const site = (href: string, url = "https://bakery.example"): string =>
  `site: { url: ${url} }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "[x](${href})" }] }, { path: /prices, title: B, sections: [{ type: text, anchor: cakes, body: a }] }]`;

test.each([
  "/prices",
  "https://other.example/prices",
  "https://shop.bakery.example/prices",
  "https://bakery.example/shop",
  "https://bakery.example.evil.example/prices",
  "https://localhost.example/prices",
  "https://mill.example/#/prices",
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
  ["https://www.bakery.example/prices", "/prices"],
  ["http://www.bakery.example/index.html", "/"],
  ["https://bakery.example/prices/index.html", "/prices"],
  ["https://bakery.example/prices/?from=mail", "/prices"],
  ["https://bakery.example/?from=mail#/prices?day=1", "/prices"],
  ["https://bakery.example/Prices/", "/prices"],
])("%s is %s", (href, path) => {
  expect(found(rule, site(href))).toEqual([`link/own-address: ${href}`]);
  expect(fixed(rule, site(href))).toBe(site(path));
});

test("an address with www is the one of a site without it, and the other way round", () => {
  const url = "https://www.bakery.example";
  expect(fixed(rule, site("https://bakery.example/prices", url))).toBe(site("/prices", url));
});

test("a page that is not there is named; beside the site other things may be", () => {
  expect(found(rule, site("https://bakery.example/#/shop"))).toEqual([
    "link/own-address: https://bakery.example/#/shop",
  ]);
  expect(fixed(rule, site("https://bakery.example/#/shop"))).toBeUndefined();
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
