import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";
import { deletedKeys } from "./deleted-keys.ts";
import { nameMistakes } from "./in-names.ts";
import { linkMistakes, valueMistakes, type SiteMistake } from "./in-values-and-links.ts";

const site = readFileSync("site.yaml", "utf8");
const files = publicFiles("public");

/** The text with the mistake made, and the line on which it stands. */
function broken({ from, to, on }: SiteMistake): { text: string; line: number } {
  expect(site, "what is to be changed stands in site.yaml").toContain(from);
  const at = site.indexOf(from);
  const text = site.slice(0, at) + to + site.slice(at + from.length);
  const mark = on === undefined ? at + to.search(/\S|$/) : text.indexOf(on);
  expect(mark, "the place where it is expected is in the text").toBeGreaterThanOrEqual(0);
  return { text, line: text.slice(0, mark).split("\n").length };
}

describe.each([
  ["a value", valueMistakes],
  ["a link", linkMistakes],
  ["a name", nameMistakes],
  ["a deleted line", deletedKeys],
] as const)("one mistake in %s of the real site is one problem", (_, mistakes) => {
  test.each(mistakes)("$what", (mistake) => {
    const { text, line } = broken(mistake);
    const { problems } = checkSite(text, { files });
    const messages = problems.map((one) => one.message).join("; ");
    expect(
      problems.map(({ code, range }) => `${range.start.line} ${code}`),
      messages,
    ).toEqual([`${line} ${mistake.code}`]);
    const [{ message = "", help = "", fixes = [] } = {}] = problems;
    // What its author has to choose is no correction.
    const [fix] = fixes.filter(({ safety }) => safety !== "choice");
    expect(fix?.safety).toBe(mistake.fix?.safety);
    expect(`${message}\n${help}`).toContain(mistake.says ?? "");
    expect(fix ? applyEdits(text, fix.edits) : site).toBe(mistake.fix?.gives(text) ?? site);
  });
});
