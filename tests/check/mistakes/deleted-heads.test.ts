import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

const isContent = (line: string): boolean => !/^\s*(?:#.*)?$/.test(line);

/** Lines such as “items:” below a key that has a value, as far to the right: of those that look alike the last one. */
const headsIn = (lines: readonly string[]): { key: string; line: number }[] => [
  ...new Map(
    lines.flatMap((line, index) => {
      const [, indent, key = ""] = /^( +)([\w-]+):(?: *#.*)?$/.exec(line) ?? [];
      const above = lines.slice(0, index).findLast(isContent) ?? "";
      const isBelowValue = indent !== undefined && new RegExp(`^${indent}[\\w-]+: +[^\\s#]`).test(above);
      return isBelowValue ? [[line, { key, line: index + 1 }] as const] : [];
    }),
  ).values(),
];

describe.each([
  { site: "site.yaml", folder: "public", least: 16 },
  { site: "starters/shop/site.yaml", folder: "starters/shop/public", least: 8 },
])("A key above lines of its own is deleted from $site, below one that has a value", ({ site, folder, least }) => {
  const lines = readFileSync(site, "utf8").split("\n");
  const heads = headsIn(lines);
  const files = publicFiles(folder);

  test(`at ${least} places or more`, () => {
    expect(heads.length).toBeGreaterThanOrEqual(least);
  });

  test.each(heads)("“$key” at line $line: one problem, whose fix writes the line again", ({ line }) => {
    const text = lines.toSpliced(line - 1, 1).join("\n");
    const { problems } = checkSite(text, { files });
    expect(problems).toHaveLength(1);
    const fixed = applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? []);
    const words = (all: readonly string[]): string[] => all.map((one) => one.replace(/ *#.*/, "")).toSorted();
    // A comment may come to stand above or below it, and one beside it is gone with it.
    expect(words(fixed.split("\n"))).toEqual(words(lines));
  });
});
