import { expect, test } from "vitest";
import { rule as a11yMissingAlt } from "../../a11y/missing-alt.ts";
import { rule as a11yFilenameAlt } from "../../a11y/filename-alt.ts";
import { found } from "../../testing/try-rule.ts";

const rules = [a11yMissingAlt, a11yFilenameAlt];

const site = (image: string): string => `site: { logo: { ${image} } }`;

test.each([
  "src: a.svg, alt: A store",
  "src: a.svg, decorative: true",
  "src: suite.svg, alt: suite",
  "src: a.svg, alt: [x]",
  "src: a.svg, text: A store",
])("%s is silent", (image) => {
  expect(found(rules, site(image))).toEqual([]);
});

test.each([
  ["src: a.svg", "a11y/missing-alt: logo"],
  ["src: a.svg, decorative: false", "a11y/missing-alt: logo"],
  ['src: a.svg, alt: ""', 'a11y/missing-alt: alt: ""'],
  ["src: a.svg, alt: store.png", "a11y/filename-alt: store.png"],
  ["src: art/img_2044.jpg, alt: img_2044", "a11y/filename-alt: img_2044"],
])("%s is reported", (image, expected) => {
  expect(found(rules, site(image))).toEqual([expected]);
});

const inText = (picture: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: text, body: "Our bread: ${picture}" }] }]`;

test.each([
  ["![](a.svg)", "a11y/missing-alt: ![](a.svg)"],
  ["![ ](a.svg)", "a11y/missing-alt: ![ ](a.svg)"],
  ["![store.png](store.png)", "a11y/filename-alt: store.png"],
])("in a text, %s is reported", (picture, expected) => {
  expect(found(rules, inText(picture))).toEqual([expected]);
});

test.each(["![A store](a.svg)", "`![](a.svg)`", "[](/a)"])("in a text, %s is silent", (picture) => {
  expect(found(rules, inText(picture))).toEqual([]);
});
