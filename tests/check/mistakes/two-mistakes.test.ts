import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { readFileSync } from "node:fs";

const folder = "tests/sites/bakery";
const site = readFileSync(`${folder}/site.yaml`, "utf8");
const files = publicFiles(`${folder}/public`);

/** The problems of texts that were checked. */
const known = new Map<string, string[]>();

/** The problems of a text, in words without the lines that they name. */
function said(text: string): string[] {
  const found =
    known.get(text) ??
    checkSite(text, { files })
      .problems.map(({ code, message }) => `${code} ${message}`)
      .toSorted();
  known.set(text, found);
  return found;
}

/** Mistakes on lines of their own, far from one another. */
const mistakes: readonly (readonly [name: string, from: RegExp, to: string])[] = [
  ["a deleted “sections:”", /(?<=sectionNav: true\n) {4}sections:\n/, ""],
  ["a tab for spaces", /(?<=\n) {8}(?=caption: )/, "\t"],
  ["a link in capitals", /href: \/workshops\b/, "href: /Workshops"],
  ["a key in capitals", /(?<=\n {4})description: From grain/, "Description: From grain"],
  ["a section without its first line", / {6}- type: faq\n(?: {8}ground: .*\n)?/, ""],
  ["an equals sign for the colon", /- type: testimonials/, "- type = testimonials"],
  ["no colon", /- type: hero/, "- type hero"],
  ["no dash", / {10}- question: Can I/, "          question: Can I"],
  ["a misspelt constant, in a page with a mistake", /(?<=value: ")\{oven\.funded\}/, "{oven.fundet}"],
  ["an item too far to the right", / {10}- Hot enough/, "            - Hot enough"],
  [
    "the first line of a section below its second",
    /(?<=\n)( {6}- type: rows\n)( {8}title: Ours and the usual\n)/,
    "$2$1",
  ],
  ["no colon before braces", /flour: \{/, "flour {"],
  ["an unknown key that has no fix", /(?=\n {8}note: No additives)/, "\n        mood: warm"],
  ["a list without its key", /(?<=title: How to keep bread\n {8}columns: 2\n) {8}items:\n/, ""],
];

const pairs = mistakes.flatMap((one, index) => mistakes.slice(index + 1).map((other) => [one, other] as const));

describe("Two mistakes in one file are told as each alone would be:", () => {
  test.each(mistakes)("%s alone is one problem", (_, from, to) => {
    const text = site.replace(from, to);
    expect(text).not.toBe(site);
    expect(said(text)).toHaveLength(1);
  });

  test.each(pairs.map(([one, other]) => [one[0], other[0], one, other] as const))("%s and %s", (_, __, one, other) => {
    const first = site.replace(one[1], one[2]);
    const second = site.replace(other[1], other[2]);
    const both = first.replace(other[1], other[2]);
    expect(said(both)).toEqual([...said(first), ...said(second)].toSorted());
  });

  test("a key too far to the right, above it in the menus, and a type in capitals", () => {
    const deep = site.replace("          - id: to-know\n", "              - id: to-know\n");
    const capitals = (text: string): string => text.replace("- type: hero\n", "- type: HERO\n");
    expect(said(deep)).toHaveLength(1);
    expect(said(capitals(deep))).toEqual([...said(deep), ...said(capitals(site))].toSorted());
  });
});
