import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { createFiller } from "../../schema/site/fill.ts";
import { pictures } from "../../schema/problems/example.ts";
import type { Files } from "../../schema/problem.ts";

const known = pictures({ "art/mark.svg": {}, "art/loaves.svg": { width: 1200, height: 630 } });
const files: Files = { list: () => Object.keys(known), facts: (path) => known[path] };

const guide = readFileSync("docs/guide.md", "utf8");

/** The fenced blocks of a document, by their language. */
const blocksIn = (document: string, language: string): string[] =>
  [...document.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );

const yaml = blocksIn(guide, "yaml");
const whole = yaml.filter((text) => text.startsWith("version: 1"));
const [example = ""] = whole;

test("the guide has a whole file", () => expect(whole.length).toBeGreaterThan(0));

test.each(whole)("a whole file of the guide has no problem", (text) => {
  const problems = checkSite(text, { files }).problems.map(
    ({ code, message, range }) => `${range.start.line}: ${code}: ${message}`,
  );
  expect(problems).toEqual([]);
});

describe("every piece of the guide stands in the whole example", () => {
  /** The example moved to the left by as much as each of its lines is indented, in turn. */
  const indentations = [0, 2, 4, 6, 8, 10];
  const pieces = yaml.filter((text) => !whole.includes(text));
  test.each(pieces)("%s", (piece) => {
    const found = indentations.some((by) => example.includes(piece.replaceAll(/^(?=.)/gm, " ".repeat(by))));
    expect(found, piece).toBe(true);
  });
});

test("the guide shows amounts and days as the site does", () => {
  const { site } = checkSite(example, { files });
  if (!site) throw new Error("The example has an error");
  const rows = [...guide.matchAll(/^\| `(\{.*?\})` \| (.*?) \|$/gm)].map(([, written = "", shown = ""]) => [
    written.replace("\\|", "|"),
    shown,
  ]);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const filler = createFiller(site.value);
  expect(rows.map(([written = ""]) => [written, filler.words(written)])).toEqual(rows);
});
