import { expect, test } from "vitest";
import { rule as imageNotAnImage } from "../../image/not-an-image.ts";
import { rule as imageUnsupported } from "../../image/unsupported.ts";
import { rule as imageDamaged } from "../../image/damaged.ts";
import { rule as imageTooManyPixels } from "../../image/too-many-pixels.ts";
import { rule as imageSvgScript } from "../../image/svg-script.ts";
import type { FileFacts } from "../../../problem.ts";
import { filesOf, found, words } from "../../testing/try-rule.ts";

const rules = [imageNotAnImage, imageUnsupported, imageSvgScript, imageDamaged, imageTooManyPixels];

const all: Readonly<Record<string, Partial<FileFacts>>> = {
  "a.svg": {},
  "b.png": { kind: "other" },
  "c.heic": { kind: "other" },
  "d.svg": { fault: { why: "active", detail: "a program: <script> (line 3)" } },
  "f.png": { kind: "svg" },
  "g.svg": { kind: "png", fault: { why: "damaged", detail: "It is no SVG." } },
  "h.png": { kind: "png", fault: { why: "damaged", detail: "It ends too early." } },
  "i.svgz": { kind: "other", fault: { why: "active", detail: "what cannot be looked into: it is packed" } },
  "fine.jpg": { kind: "png" },
  "phone.jpg": { kind: "jpeg", width: 8064, height: 6048 },
  "bomb.png": { kind: "png", width: 16_000, height: 16_000 },
  "j.jpg": { kind: "heic", width: 0, height: 0 },
  "e.svg": { kind: "other", fault: { why: "empty", detail: "It is empty." } },
};

/** A folder that holds one of them. */
const only = (name: string) => filesOf(all[name] ? { [name]: all[name] } : {});

test.each(["a.svg", "missing.svg", "fine.jpg", "phone.jpg"])("%s is silent", (src) => {
  expect(found(rules, `site: { logo: { src: ${src} } }`, only(src))).toEqual([]);
});

test.each([
  ["b.png", "image/not-an-image"],
  ["c.heic", "image/unsupported"],
  ["d.svg", "image/svg-script"],
  ["e.svg", "image/damaged"],
  ["f.png", "image/not-an-image"],
  ["g.svg", "image/not-an-image"],
  ["bomb.png", "image/too-many-pixels"],
  ["j.jpg", "image/unsupported"],
  ["h.png", "image/damaged"],
  ["i.svgz", "image/unsupported"],
])("%s is %s", (src, code) => {
  expect(found(rules, `site: { logo: { src: ${src} } }`, only(src))).toEqual([`${code}: ${src}`]);
});

const text = "version: 1\nsite: { name: A }";

test.each([
  ["d.svg", "image/svg-script"],
  ["e.svg", "image/damaged"],
  ["i.svgz", "image/svg-script"],
])("%s is published, so it is %s where nothing names it as well", (name, code) => {
  expect(found(rules, text, only(name))).toEqual([`${code}: version: 1`]);
  expect(words(rules, text, only(name))).toContain(`public/${name}`);
});

test.each(["a.svg", "b.png", "c.heic", "h.png"])("%s is silent where nothing names it", (name) => {
  expect(found(rules, text, only(name))).toEqual([]);
});
