import { expect, test } from "vitest";
import { rule as imageMissing } from "../../image/missing.ts";
import { rule as imageWrongCase } from "../../image/wrong-case.ts";
import { rule as imageOutsideFolder } from "../../image/outside-folder.ts";
import { rule as imageLocalPath } from "../../image/local-path.ts";
import { rule as imageBackslash } from "../../image/backslash.ts";
import { rule as imageRemote } from "../../image/remote.ts";
import { filesOf, fixed, found } from "../../testing/try-rule.ts";

const rules = [imageMissing, imageWrongCase, imageOutsideFolder, imageLocalPath, imageBackslash, imageRemote];

const files = filesOf({ "art/suite.svg": {}, "photo.jpg": { kind: "jpeg" }, "Größe.svg": {} }, [
  { name: "link.svg", why: "outside" },
  { name: ".hidden.svg", why: "private" },
  { name: "gone.svg", why: "dead-link" },
]);
const site = (src: string): string => `site: { logo: { src: '${src}', alt: A } }`;

test.each(["art/suite.svg", "photo.jpg", "{braces}", "Gro\u0308ße.svg"])("%s is silent", (src) => {
  expect(found(rules, site(src), files)).toEqual([]);
});

test.each([
  ["art/nothing-like-it.svg", "image/missing", undefined],
  ["art/suit.svg", "image/missing", "art/suite.svg"],
  ["suite.svg", "image/missing", "art/suite.svg"],
  ["/art/suite.svg", "image/missing", "art/suite.svg"],
  ["public/art/suite.svg", "image/missing", "art/suite.svg"],
  ["art/Suite.SVG", "image/wrong-case", "art/suite.svg"],
  ["art\\suite.svg", "image/backslash", "art/suite.svg"],
  ["link.svg", "image/outside-folder", undefined],
  [".hidden.svg", "image/missing", undefined],
  ["gone.svg", "image/missing", undefined],
  ["../photo.jpg", "image/outside-folder", "photo.jpg"],
  ["C:\\Pictures\\photo.jpg", "image/local-path", "photo.jpg"],
  ["/Users/me/photo.jpg", "image/local-path", "photo.jpg"],
  ["https://a.example/photo.jpg", "image/remote", "photo.jpg"],
  ["//a.example/other.jpg", "image/remote", undefined],
])("%s is %s", (src, code, wanted) => {
  expect(found(rules, site(src), files)).toEqual([`${code}: ${src}`.replace(src, `'${src}'`)]);
  expect(fixed(rules, site(src), files)).toBe(wanted === undefined ? undefined : site(wanted));
});

const inText = (picture: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: "Our bread: ${picture}" }] }]`;

test.each([
  ["![A](art/suit.svg)", "image/missing: art/suit.svg", "![A](art/suite.svg)"],
  ['![A](/art/suite.svg \\"B\\")', "image/missing: /art/suite.svg", '![A](art/suite.svg \\"B\\")'],
  ["![A](https://a.example/photo.jpg)", "image/remote: https://a.example/photo.jpg", "![A](photo.jpg)"],
  ["![A](my photo.png)", "image/missing: my photo.png", undefined],
])("in a text, %s is %s", (picture, problem, wanted) => {
  expect(found(rules, inText(picture), files)).toEqual([problem]);
  expect(fixed(rules, inText(picture), files)).toBe(wanted === undefined ? undefined : inText(wanted));
});

test.each(["![A](art/suite.svg)", "`![A](no.svg)`", "[A](/no.svg)"])("in a text, %s is silent", (picture) => {
  expect(found(rules, inText(picture), files)).toEqual([]);
});
