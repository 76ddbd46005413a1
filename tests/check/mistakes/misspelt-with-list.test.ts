import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { isError } from "../../../schema/problem.ts";

const files = { list: () => [], facts: () => undefined };

/** Every so many lines are tried, for the sake of time. */
const step = 60;

/** What may stand behind a key in place of its text. */
const values = ["[One, Two]", "{ en: One, de: Eins }", "[]", "{}"];

/** The lines of a text that hold one key with a text. */
const linesOf = (text: string): readonly number[] =>
  text.split("\n").flatMap((line, index) => (/^ +(?:- )?[a-z]\w*: [A-Za-z"][^{}[\]|>#&*]*$/.test(line) ? [index] : []));

test.each(readdirSync("starters"))("a key of %s that is none is reported on its line, whatever it holds", (name) => {
  const text = readFileSync(`starters/${name}/site.yaml`, "utf8");
  const lines = linesOf(text).filter((_, index) => index % step === 0);
  expect(lines.length).toBeGreaterThan(0);
  for (const [at, index] of lines.entries()) {
    const value = values[at % values.length] ?? "";
    const changed = text
      .split("\n")
      .map((line, one) => (one === index ? line.replace(/(\w): .*/, `$1s: ${value}`) : line));
    const errors = checkSite(changed.join("\n"), { files }).problems.filter(isError);
    const found = errors.filter(({ range }) => range.start.line === index + 1);
    expect(found, `line ${index + 1}: ${changed[index]}`).not.toEqual([]);
  }
});
