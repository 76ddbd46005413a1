import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { lostLines } from "./one-mistake-lines.ts";
import { nameMistakes } from "./one-mistake-names.ts";
import { linkMistakes, valueMistakes, type Slip } from "./one-mistake.ts";

const site = readFileSync("site.yaml", "utf8");
const files = publicFiles("public");

/** The text with the slip made, and the line on which it stands. */
function broken({ from, to, on }: Slip): { text: string; line: number } {
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
  ["a line that is gone", lostLines],
] as const)("one mistake in %s of the real site is one problem", (_, slips) => {
  test.each(slips)("$what", { timeout: 60_000 }, (slip) => {
    const { text, line } = broken(slip);
    const { problems } = checkSite(text, { files });
    expect(problems.map(({ code, range, message }) => `${range.start.line} ${code}: ${message}`)).toEqual([
      expect.stringContaining(`${line} ${slip.code}: `),
    ]);
    const [{ message = "", help = "", fixes: [fix] = [] } = {}] = problems;
    expect(fix?.safety).toBe(slip.fix?.safety);
    expect(`${message}\n${help}`).toContain(slip.says ?? "");
    expect(fix ? applyEdits(text, fix.edits) : site).toBe(slip.fix?.gives(text) ?? site);
  });
});
