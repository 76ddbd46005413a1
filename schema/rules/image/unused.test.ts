import { expect, test } from "vitest";
import { filesOf, found, words } from "../testing/try-rule.ts";
import { rule } from "./unused.ts";

const text = "version: 1\nsite: { logo: { src: art/loaf.svg, alt: A } }\nconstants: { photo: oven.jpg }";

test.each([
  "art/loaf.svg",
  "photos/oven.jpg",
  "list.pdf",
  "favicon.ico",
  "icon-192.png",
  "prices/page.png",
  ".well-known/a.png",
])("%s is silent", (name) => {
  expect(found(rule, text, filesOf({ [name]: {} }))).toEqual([]);
});

test("what nothing names is one note", () => {
  const files = filesOf({ "art/loaf.svg": {}, "a.jpg": {}, "b.HEIC": {}, "c.png": {}, "d.webp": {} });
  expect(found(rule, text, files)).toEqual(["image/unused: version: 1"]);
  expect(words(rule, text, files)).toMatch(
    /^No page shows a\.jpg, b\.HEIC and 2 more, but their addresses still work\.\n/,
  );
});

test.each(["art/laof.svg", "https://bakery.example/1234", "C:\\Pictures\\bread.svg"])(
  "beside the name %s, which is no file here, any picture may be meant",
  (name) => {
    expect(found(rule, text.replace("art/loaf.svg", name), filesOf({ "art/loaf.svg": {} }))).toEqual([]);
  },
);
