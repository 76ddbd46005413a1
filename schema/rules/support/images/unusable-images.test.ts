import { expect, test } from "vitest";
import { rule as imageNotAnImage } from "../../image/not-an-image.ts";
import { rule as imageUnsupported } from "../../image/unsupported.ts";
import { rule as imageSvgScript } from "../../image/svg-script.ts";
import { filesOf, found } from "../../testing/try-rule.ts";

const rules = [imageNotAnImage, imageUnsupported, imageSvgScript];

const files = filesOf({
  "a.svg": {},
  "b.png": { kind: "other" },
  "c.heic": { kind: "other" },
  "d.svg": { problem: "It contains a script." },
  "e.svg": { kind: "other", problem: "The file is empty." },
});

test.each(["a.svg", "missing.svg"])("%s is silent", (src) => {
  expect(found(rules, `site: { logo: { src: ${src} } }`, files)).toEqual([]);
});

test.each([
  ["b.png", "image/not-an-image"],
  ["c.heic", "image/unsupported"],
  ["d.svg", "image/svg-script"],
  ["e.svg", "image/not-an-image"],
])("%s is %s", (src, code) => {
  expect(found(rules, `site: { logo: { src: ${src} } }`, files)).toEqual([`${code}: ${src}`]);
});
