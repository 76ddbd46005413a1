import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import type { Problem } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reader/positions.ts";

/** What programs write before the lines that they show. */
const marks: Readonly<Record<string, (line: string, number: number) => string>> = {
  "cat -n": (line, number) => `${String(number).padStart(6)}\t${line}`,
  "a bar behind numbers": (line, number) => `${String(number).padStart(4)} | ${line}`,
  "a colon behind numbers": (line, number) => `${number}: ${line}`,
  "grep -n": (line, number) => `${number}:${line}`,
  "a full stop behind numbers": (line, number) => `${number}. ${line}`,
  "numbers with zeros": (line, number) => `${String(number).padStart(4, "0")} ${line}`,
  "numbers of an editor, no spaces on empty lines": (line, number) => `${String(number).padStart(3)} ${line}`.trimEnd(),
  "git blame": (line, number) => `a1b2c3d4 (Ann Baker 2026-03-04 05:00:00 +0100 ${String(number).padStart(3)}) ${line}`,
  "a mail": (line) => `> ${line}`.trimEnd(),
  "a mail that was answered twice": (line) => `>> ${line}`,
  "a mail without spaces": (line) => `>${line}`,
  "a difference": (line) => `+${line}`,
  "a box": (line) => `│ ${line}`,
  "a prompt": (line) => `$ ${line}`,
  "a prompt of Python": (line) => `>>> ${line}`,
  "a log": (line, number) => `2026-03-04T05:00:${String(number % 60).padStart(2, "0")}.123Z ${line}`,
};

/** Heads that a program writes above lines. */
const heads = {
  git: "diff --git a/site.yaml b/site.yaml\nindex 1234567..89abcde 100644\n--- a/site.yaml\n+++ b/site.yaml\n@@ -1,4 +1,5 @@\n",
  "two files": "--- a/site.yaml\n+++ b/site.yaml\n",
  Subversion: `Index: site.yaml\n${"=".repeat(67)}\n--- site.yaml\t(revision 12)\n+++ site.yaml\t(working copy)\n@@ -1,4 +1,5 @@\n`,
};

const folder = new URL("../../starters/person/", import.meta.url);
const text = readFileSync(new URL("site.yaml", folder), "utf8");
const lines = text.trimEnd().split("\n");
const files = publicFiles(new URL("public", folder).pathname);
const errorsOf = (changed: string): readonly Problem[] =>
  checkSite(changed, { files }).problems.filter(({ severity }) => severity === "error");

/** A line with all that is deeper, the second one that fits. */
function blockOf(isHead: RegExp): [from: number, to: number] {
  const from = lines.findIndex(
    (line, index) => isHead.test(line) && lines.slice(0, index).some((one) => isHead.test(one)),
  );
  const indent = lines[from]?.search(/\S/) ?? 0;
  const next = lines.findIndex((line, index) => index > from && line.trim() !== "" && line.search(/\S/) <= indent);
  return [from, next];
}

const parts: Readonly<Record<string, [from: number, to: number]>> = {
  "all lines": [0, lines.length],
  "the lines of a page": blockOf(/^ {2}- path: /),
  "the lines of a section": blockOf(/^ {6}- type: /),
};

/** Where the problems are, how sure the first correction is, and what it makes of the text. */
function found(changed: string): { lines: number[]; safety: string | undefined; repaired: string } {
  const problems = errorsOf(changed);
  const [fix] = problems[0]?.fixes ?? [];
  return {
    lines: problems.map(({ range }) => range.start.line),
    safety: fix?.safety,
    repaired: applyEdits(changed, fix?.edits ?? []),
  };
}

/** One problem, whose correction gives the text as it was, and is left to the author. */
const oneAt = (line: number) => ({ lines: [line], safety: "review", repaired: text });

describe.each(Object.entries(parts))("what another program wrote before %s is one problem", (_, [from, to]) => {
  it.each(Object.entries(marks))("%s", (_name, mark) => {
    const marked = lines.map((line, index) => (index >= from && index < to ? mark(line, index + 1 - from) : line));
    expect(found(`${marked.join("\n")}\n`)).toEqual(oneAt(from + 1));
  });
});

it.each(Object.entries(heads))("the head of a difference is one problem: %s", (_, head) => {
  expect(found(head + text)).toEqual(oneAt(1));
});

it.each(["#", "//", ";"])("a file of nothing but notes with %s is one problem, which gives the lines back", (mark) => {
  expect(found(`${lines.map((line) => `${mark} ${line}`).join("\n")}\n`)).toEqual(oneAt(1));
});

it.each(Object.entries(marks))("pictures that are missing as well hide no correction: %s", (_, mark) => {
  const marked = `${lines.map((line, index) => mark(line, index + 1)).join("\n")}\n`;
  const { problems } = checkSite(marked, { files: publicFiles("no-such-folder") });
  const [first, ...others] = problems.filter(({ severity }) => severity === "error");
  expect(new Set(others.map(({ code }) => code))).toEqual(new Set(["image/missing"]));
  expect(applyEdits(marked, first?.fixes?.[0]?.edits ?? [])).toBe(text);
});
