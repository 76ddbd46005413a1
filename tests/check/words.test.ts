import { describe, expect, test } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { manual } from "../../schema/rules/manual/manual.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import type { Problem } from "../../schema/problem.ts";
import { corpusFiles, corpusNames, corpusText } from "./corpus.ts";
import { unfitWords } from "./unfit-words.ts";

/** Every problem of the corpus and of the manual's wrong examples. */
const problems: readonly Problem[] = [
  ...corpusNames.flatMap((name) => checkSite(corpusText(name), { files: corpusFiles }).problems),
  ...[...manual.values()].flatMap(({ bad }) => problemsOf(bad)),
];

/** The words of the check: what is quoted, and the lines to write, are the author's. */
const ours = (words: string): string =>
  words
    .split("\n")
    .filter((line) => !/^\s*(?:- |[\w-]+:(?: |$)|\[|\{|"|\s)/.test(line))
    .join("\n")
    .replace(/“[^”]*”/g, "“”")
    .replace(/^(Write|Put it in quotes:) .*$/gm, "$1");

describe("the words of every problem of the corpus and the manual", () => {
  const spoken = problems.flatMap(({ code, message, label = "", help = "", fixes = [], related = [] }) =>
    [message, label, help, ...fixes.map(({ title }) => title), ...related.map((one) => one.message)].map(
      (words) => `${code}: ${ours(words)}`,
    ),
  );

  test("are those of a person who does not program, and blame or beg nobody", () => {
    expect(spoken.filter((words) => unfitWords.test(words.replace(/^\S+: /, "")))).toEqual([]);
  });

  test("say in a sentence of 90 characters at most what is wrong, without a word of the machine’s", () => {
    const long = problems.filter(
      ({ message }) =>
        message.length > 90 || !/[.?]$/.test(message) || /\bschemas?\b/i.test(message) || /\n/.test(message),
    );
    expect(long.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test("stand under the caret with six words at most", () => {
    const long = problems.filter(({ label = "" }) => label.split(/\s+/).length > 6);
    expect(long.map(({ code, label }) => `${code}: ${label}`)).toEqual([]);
  });

  test("say what to do", () => {
    expect(problems.filter(({ help }) => help === undefined || help.trim() === "").map(({ code }) => code)).toEqual([]);
  });

  test("name every correction in a line, and every other place in a few words", () => {
    const titles = problems.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title));
    expect(titles.filter((title) => title === "" || title.includes("\n"))).toEqual([]);
    const others = problems.flatMap(({ related = [] }) => related.map(({ message }) => message));
    expect(others.filter((words) => words === "" || words.split(/\s+/).length > 8)).toEqual([]);
  });

  test("show nothing that only machines read", () => {
    const odd = /\bundefined\b|\bNaN\b|\[object |\bnull\b(?!”)/;
    expect(spoken.filter((words) => odd.test(words))).toEqual([]);
  });
});

test("the manual speaks as the check does", () => {
  const pages = [...manual].flatMap(([code, { what, why }]) => [what, why].map((words) => `${code}: ${ours(words)}`));
  expect(pages.filter((words) => unfitWords.test(words.replace(/^\S+: /, "")))).toEqual([]);
});
