import { expect, test } from "vitest";
import { builtNames, takenNames } from "./built-names.ts";

const taken = takenNames(builtNames(["/", "/pricing", "/guides/bread"]));

test.each([
  "prices.pdf",
  "assets/logo.svg",
  "pricing/list.pdf",
  "pricing.html",
  "guides/list.pdf",
  "guides/page.png",
  "CNAME",
  ".well-known/security.txt",
  "art/sitemap.xml",
])("%s is free", (name) => {
  expect(taken(name)).toBeUndefined();
});

test.each([
  ["pricing", "pricing/index.html"],
  ["Pricing", "pricing/index.html"],
  ["guides", "guides/bread/index.html"],
  ["guides/bread", "guides/bread/index.html"],
  ["pricing/page.json", "pricing/page.json"],
  ["sitemap.xml", "sitemap.xml"],
  ["Index.html", "index.html"],
  ["robots.txt/a.svg", "robots.txt"],
  ["404.html/a.svg", "404.html"],
  ["hashed.assets", "hashed.assets/"],
  ["hashed.assets/a.svg", "hashed.assets/"],
])("%s is in the way of %s", (name, built) => {
  expect(taken(name)).toBe(built);
});
