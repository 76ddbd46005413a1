import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import type { Problem } from "../../schema/problem.ts";
import { fixText } from "../../schema/repair/fix.ts";
import { json } from "../../schema/report/json.ts";
import { pretty } from "../../schema/report/pretty.ts";
import { metas } from "../../schema/rules/metas.ts";
import { corpusFilesOf, corpusNames, corpusText, expected } from "./corpus.ts";
import { bannedMessageWords } from "./banned-message-words.ts";
import { promised } from "./promised.ts";

const check = (text: string): ReturnType<typeof checkSite> => checkSite(text, { files: corpusFilesOf(text) });

/** Files for which the check looks far and wide: what it offers must not depend on what it has seen before. */
const far = "shape/kinds.yaml";
const withoutRoutes = readFileSync("tests/sites/bakery/site.yaml", "utf8").replace("\nroutes:\n", "\n");
const problemsWithoutRoutes = check(withoutRoutes).problems;

const corpus = corpusNames.map((name) => ({ name, text: corpusText(name), ...check(corpusText(name)) }));

function markOf({ range, code, severity, fixes }: Problem): string {
  const fix = fixes?.[0] ? ` (${fixes[0].safety})` : "";
  return `${range.start.line} ${code}${severity === "error" ? "" : ` ${severity}`}${fix}`;
}

describe.each(corpus)("$name", ({ name, text, problems, site }) => {
  test("has exactly the problems that it names, each on its line", () => {
    expect(problems.map(markOf).sort()).toEqual(expected(name));
  });

  test("is reported as in the golden files, which npm run golden updates", async () => {
    const golden = `../corpus/golden/${name.replace(".yaml", "")}`;
    await expect(pretty(problems, text, { color: false, max: Infinity })).toMatchFileSnapshot(`${golden}.txt`);
    await expect(json(problems, { version: "0.0.0" })).toMatchFileSnapshot(`${golden}.json`);
  });

  test("gives a site only without errors", () => {
    expect(site !== undefined).toBe(!problems.some(({ severity }) => severity === "error"));
  });

  if (name.endsWith(".silent.yaml")) return;
  test("every correction that its report promises is made", () => {
    const files = corpusFilesOf(text);
    const checkAgain = (changed: string): readonly Problem[] => checkSite(changed, { files }).problems;
    expect(promised(fixText(text, problems, checkAgain, "all").problems)).toEqual([]);
  });
});

test("the corpus has at least two hundred mistakes", () => {
  const mistakes = corpusNames.flatMap(expected);
  expect(mistakes.length).toBeGreaterThanOrEqual(200);
});

test("a file gives the same problems before and after others in one process", () => {
  const of = (name: string): unknown => corpus.find((one) => one.name === name)?.problems;
  expect(check(corpusText(far)).problems).toEqual(of(far));
  expect(check(withoutRoutes).problems).toEqual(problemsWithoutRoutes);
});

/** Every problem of the corpus and of the bad examples. */
const all: readonly Problem[] = [
  ...corpus.flatMap(({ problems }) => problems),
  ...[...metas.values()].flatMap(({ bad }) => problemsOf(bad)),
];

/** The words of the check: what is quoted, and the lines to write, are the author's. */
const ours = (words: string): string =>
  words
    .split("\n")
    .filter((line) => !/^\s*(?:- |[\w-]+:(?: |$)|\[|\{|"|\s)/.test(line))
    .join("\n")
    .replace(/“[^”]*”/g, "“”")
    .replace(/^(Write|Put it in quotes:) .*$/gm, "$1");

describe("the words of every problem of the corpus and the bad examples", () => {
  const spoken = all.flatMap(({ code, message, label = "", help = "", fixes = [], related = [] }) =>
    [message, label, help, ...fixes.map(({ title }) => title), ...related.map((one) => one.message)].map(
      (words) => `${code}: ${ours(words)}`,
    ),
  );

  test("are plain words that blame nobody", () => {
    expect(spoken.filter((words) => bannedMessageWords.test(words.replace(/^\S+: /, "")))).toEqual([]);
  });

  test("are sentences of at most 90 characters without programming terms", () => {
    const long = all.filter(
      ({ message }) =>
        message.length > 90 || !/[.?]$/.test(message) || /\bschemas?\b/i.test(message) || /\n/.test(message),
    );
    expect(long.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test("have labels of at most six words", () => {
    const long = all.filter(({ label = "" }) => label.split(/\s+/).length > 6);
    expect(long.map(({ code, label }) => `${code}: ${label}`)).toEqual([]);
  });

  test("have a help text", () => {
    expect(all.filter(({ help }) => help === undefined || help.trim() === "").map(({ code }) => code)).toEqual([]);
  });

  test("have fix titles of one line and short notes on related places", () => {
    const titles = all.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
    expect(titles.filter((title) => title === "" || title.includes("\n"))).toEqual([]);
    const cut = titles.filter((title) => title.endsWith("…"));
    expect(cut.filter((title) => title.lastIndexOf("“") > title.lastIndexOf("”"))).toEqual([]);
    expect(cut.filter((title) => title.split('"').length % 2 === 0)).toEqual([]);
    const others = all.flatMap(({ related = [] }) => related.map(({ message }) => message));
    expect(others.filter((words) => words === "" || words.split(/\s+/).length > 8)).toEqual([]);
  });

  test("show no undefined or null values", () => {
    const odd = /\bundefined\b|\bNaN\b|\[object |\bnull\b(?!”)/;
    expect(spoken.filter((words) => odd.test(words))).toEqual([]);
  });
});

test("the documentation of the rules uses the same plain words", () => {
  const pages = [...metas].flatMap(([code, { what, why }]) => [what, why].map((words) => `${code}: ${ours(words)}`));
  expect(pages.filter((words) => bannedMessageWords.test(words.replace(/^\S+: /, "")))).toEqual([]);
});
