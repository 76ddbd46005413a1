import { expect, test } from "vitest";
import { lostParts } from "./optional-parts.ts";

const without = (...missing: readonly string[]): readonly string[] => lostParts((name) => !missing.includes(name));

test("nothing is said where all packages are there", () => {
  expect(without()).toEqual([]);
});

test("a package that two parts need is named once, with what both lose", () => {
  expect(without("sharp", "harfbuzzjs", "subset-font")).toEqual([
    expect.stringMatching(
      /^sharp and harfbuzzjs and subset-font are not installed: pictures are .*; the whole font is .* To install: npm install sharp harfbuzzjs subset-font$/,
    ),
  ]);
  expect(without("subset-font")).toEqual([expect.stringMatching(/^subset-font is .*; the whole font is published/)]);
});

test("a part that has all of its packages loses nothing", () => {
  expect(without("sharp")).toEqual([expect.not.stringContaining("font")]);
});
