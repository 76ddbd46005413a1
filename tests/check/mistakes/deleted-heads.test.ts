import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { applyEdits } from "../../../schema/reader/positions.ts";

const site = readFileSync("site.yaml", "utf8");
const files = publicFiles("public");
const lines = site.split("\n");

const isContent = (line: string): boolean => !/^\s*(?:#.*)?$/.test(line);

const facts = lines.indexOf("constants:");
const isFact = (index: number): boolean => index > facts && index < lines.indexOf("badges:");

/**
 * Lines such as “items:” below a key that has a value, as far to the right: of those that look alike the last one. Names of facts are the
 * author's own.
 */
const heads = new Map(
  lines.flatMap((line, index) => {
    if (isFact(index)) return [];
    const [, indent, key = ""] = /^( +)([\w-]+):$/.exec(line) ?? [];
    const above = lines.slice(0, index).findLast(isContent) ?? "";
    const isBelowValue = indent !== undefined && new RegExp(`^${indent}[\\w-]+: +\\S`).test(above);
    return isBelowValue ? [[line, { key, line: index + 1 }] as const] : [];
  }),
);

describe("A key above lines of its own is deleted from site.yaml, below one that has a value", () => {
  test("at more than fifteen places", () => {
    expect(heads.size).toBeGreaterThan(15);
  });

  test.each([...heads.values()])("“$key” at line $line: one problem, whose fix writes the line again", ({ line }) => {
    const text = lines.toSpliced(line - 1, 1).join("\n");
    const { problems } = checkSite(text, { files });
    expect(problems).toHaveLength(1);
    const fixed = applyEdits(text, problems[0]?.fixes?.[0]?.edits ?? []);
    // A comment may come to stand above or below it.
    expect(fixed.split("\n").toSorted()).toEqual(lines.toSorted());
  });
});
