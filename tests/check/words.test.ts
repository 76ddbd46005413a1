import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { metas } from "../../schema/rules/metas.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import type { Problem } from "../../schema/problem.ts";
import { corpusFiles, corpusNames, corpusText } from "./corpus.ts";
import { bannedMessageWords } from "./banned-message-words.ts";

/** Every problem of the corpus and of the bad examples. */
const problems: readonly Problem[] = [
  ...corpusNames.flatMap((name) => checkSite(corpusText(name), { files: corpusFiles }).problems),
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
  const spoken = problems.flatMap(({ code, message, label = "", help = "", fixes = [], related = [] }) =>
    [message, label, help, ...fixes.map(({ title }) => title), ...related.map((one) => one.message)].map(
      (words) => `${code}: ${ours(words)}`,
    ),
  );

  test("are plain words that blame nobody", () => {
    expect(spoken.filter((words) => bannedMessageWords.test(words.replace(/^\S+: /, "")))).toEqual([]);
  });

  test("are sentences of at most 90 characters without programming terms", () => {
    const long = problems.filter(
      ({ message }) =>
        message.length > 90 || !/[.?]$/.test(message) || /\bschemas?\b/i.test(message) || /\n/.test(message),
    );
    expect(long.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test("have labels of at most six words", () => {
    const long = problems.filter(({ label = "" }) => label.split(/\s+/).length > 6);
    expect(long.map(({ code, label }) => `${code}: ${label}`)).toEqual([]);
  });

  test("have a help text", () => {
    expect(problems.filter(({ help }) => help === undefined || help.trim() === "").map(({ code }) => code)).toEqual([]);
  });

  test("have fix titles of one line and short notes on related places", () => {
    const titles = problems.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
    expect(titles.filter((title) => title === "" || title.includes("\n"))).toEqual([]);
    const others = problems.flatMap(({ related = [] }) => related.map(({ message }) => message));
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
