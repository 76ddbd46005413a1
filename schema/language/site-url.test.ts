import { expect, test } from "vitest";
import { siteUrlOf } from "./site-url.ts";

test.each([
  "https://www.example.com",
  "https://example.com/",
  "http://example.com:8080/shop",
  "https://name.github.io/my.site/",
  "https://example.com/v1.2",
  "https://example.com/html",
])("%s stays", (url) => {
  expect(siteUrlOf(url)).toBe(url);
});

test.each([
  ["https://example.com/index.html", "https://example.com"],
  ["https://example.com/shop/Home.PHP", "https://example.com/shop"],
  ["https://example.com/?from=mail", "https://example.com"],
  ["https://example.com/shop/#/pricing", "https://example.com/shop"],
  ["https://me:secret@example.com/a", "https://example.com/a"],
  ["https://example.com/default.aspx?a=b#c", "https://example.com"],
  ["https://example.com?", "https://example.com"],
  ["http://https://www.example.com", "https://www.example.com"],
  ["https://https//http://example.com/shop", "http://example.com/shop"],
])("%s is %s", (url, expected) => {
  expect(siteUrlOf(url)).toBe(expected);
});

test.each(["example.com", "mailto:a@example.com", "https://", "https://example.com:99999"])("%s is none", (url) => {
  expect(siteUrlOf(url)).toBeUndefined();
});
