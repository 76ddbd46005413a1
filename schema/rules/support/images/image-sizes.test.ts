import { expect, test } from "vitest";
import { rule as imageTooHeavy } from "../../image/too-heavy.ts";
import { rule as imageTooSmall } from "../../image/too-small.ts";
import { filesOf, found, words } from "../../testing/try-rule.ts";

const rules = [imageTooHeavy, imageTooSmall];

const files = filesOf({
  "fine.png": { kind: "png", bytes: 200_000, width: 800 },
  "large.jpg": { kind: "jpeg", bytes: 6_700_000, width: 4000, height: 3000 },
  "heavy.gif": { kind: "gif", bytes: 2_400_000, width: 4000 },
  "heavy.svg": { bytes: 300_000 },
  "tiny.png": { kind: "png", width: 90 },
  "card.png": { kind: "png", width: 400 },
});
const site = (src: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: picture, image: { src: ${src}, alt: A } }] }]`;

test.each(["fine.png", "card.png", "missing.png", "large.jpg"])("%s is silent", (src) => {
  expect(found(rules, site(src), files)).toEqual([]);
});

test.each([
  ["heavy.gif", "image/too-heavy"],
  ["heavy.svg", "image/too-heavy"],
  ["tiny.png", "image/too-small"],
])("%s is %s", (src, code) => {
  expect(found(rules, site(src), files)).toEqual([`${code}: ${src}`]);
});

test("a picture for sharing is larger, a logo may be small", () => {
  expect(found(rules, "site: { image: { src: card.png }, logo: { src: tiny.png } }", files)).toEqual([
    "image/too-small: card.png",
  ]);
});

test("a picture used twice is one problem", () => {
  expect(found(rules, "site: { image: { src: heavy.gif }, logo: { src: heavy.gif } }", files)).toHaveLength(1);
  expect(words(rules, site("heavy.gif"), files)).toBe(
    "This picture weighs 2.4 MB; 400 kB load quickly.\nSave it shorter or smaller, or as jpg or png if nothing moves.",
  );
});
