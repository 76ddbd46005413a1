import { expect, test } from "vitest";
import { isOwnUrl } from "./own-url.ts";

const isOwn = (url: string, site = "https://www.acme.example"): boolean => isOwnUrl(new URL(url), new URL(site));

test.each([
  "https://www.acme.example",
  "https://www.acme.example/prices?from=mail#top",
  "http://WWW.acme.example/",
  "https://www.acme.example:443/a",
])("%s is on the site", (url) => {
  expect(isOwn(url)).toBe(true);
});

test.each([
  "https://www.acme.example.evil.com/",
  "https://www.acme.example@evil.com/",
  "https://evil.com/https://www.acme.example",
  "https://acme.example/",
  "https://www.acme.example:8443/",
])("%s is elsewhere", (url) => {
  expect(isOwn(url)).toBe(false);
});

test("a site in a folder ends with the folder", () => {
  const site = "https://town.example/acme/";
  expect(isOwn("https://town.example/acme", site)).toBe(true);
  expect(isOwn("https://town.example/acme/prices", site)).toBe(true);
  expect(isOwn("https://town.example/acme-evil", site)).toBe(false);
  expect(isOwn("https://town.example/", site)).toBe(false);
});
