import { expect, test } from "vitest";
import { rule } from "./odd-base-url.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (url: string): string => `site: { url: "${url}" }`;

test.each(["https://bakery.example", "https://bakery.example/shop/", "https://bakery.example/v1.2"])(
  "%s is silent",
  (url) => {
    expect(found(rule, site(url))).toEqual([]);
  },
);

test.each([
  ["https://bakery.example/index.html", "https://bakery.example"],
  ["https://bakery.example/shop/home.php", "https://bakery.example/shop"],
  ["https://me:secret@bakery.example", "https://bakery.example"],
])("%s is %s", (url, wanted) => {
  expect(found(rule, site(url))).toEqual([`seo/odd-base-url: "${url}"`]);
  expect(fixed(rule, site(url))).toBe(site(wanted));
});
