import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sentenceText } from "../../schema/diff/change.ts";
import { describeChanges } from "../../schema/diff/describe-changes.ts";
import { summaryOf } from "../../schema/diff/format/summary.ts";

/**
 * Pairs of files with the sentences that tell what changed. A line that begins with `>` is a consequence. What every site needs is
 * put above a text that does not have it.
 */
const frame = `version: 1
site: { name: Corner Bakery, url: https://bakery.example, language: en, currency: EUR }
`;

interface PairOfFiles {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly says: readonly string[];
}

function pairsIn(file: string): PairOfFiles[] {
  const [, ...pairs] = `\n${readFileSync(file, "utf8")}`.split("\n=== ");
  return pairs.map((text) => {
    const [name = "", before = "", after = "", says = ""] = text.split(/\n--- (?:before|after|says)\n/);
    const whole = (site: string): string => (/^version:|^# as it is/m.test(site) ? site : `${frame}${site}`);
    return { name, before: whole(before), after: whole(after), says: says.split("\n").filter((line) => line !== "") };
  });
}

/** A site without pictures. */
const files = { list: () => [], facts: () => undefined };

function told({ before, after }: PairOfFiles): string[] {
  const description = describeChanges(before, after, { files });
  const summary = summaryOf(description);
  return [
    ...description.changes.map(({ sentence }) => sentenceText(sentence)),
    ...description.consequences.map(({ sentence }) => `> ${sentenceText(sentence)}`),
    ...(/^\d/.test(summary) ? [] : [summary]),
  ];
}

describe.each(readdirSync("tests/diff/pairs"))("%s", (file) => {
  test.each(pairsIn(`tests/diff/pairs/${file}`))("$name", (pair) => {
    expect(told(pair)).toEqual(pair.says);
  });
});
