import { describe, expect, test, vi } from "vitest";
import { checkSite } from "../../schema/check.ts";
import { problemsOf } from "../../schema/cli/generate/try-example.ts";
import type { Problem } from "../../schema/problem.ts";
import { allCodes } from "../../schema/problems/lookup.ts";
import { rules } from "../../schema/rules/rules.ts";
import { corpusFilesOf, corpusNames, corpusText, expected } from "./corpus.ts";

/** What of the problems the marks of the corpus hold. */
const marksOf = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, range, fixes }) => `${range.start.line} ${code} ${fixes?.[0]?.safety ?? ""}`);

const inCorpus = corpusNames.map((name) => ({
  codes: new Set(expected(name).map((mark) => mark.split(" ")[1])),
  run: () => checkSite(corpusText(name), { files: corpusFilesOf(corpusText(name)) }).problems,
}));

describe("each rule is needed: without it, the problems of its bad example or of the corpus change", () => {
  test.each(rules.map((rule) => [rule.meta.code, rule] as const))("%s", (code, rule) => {
    const marked = inCorpus.filter(({ codes }) => codes.has(code)).map(({ run }) => run);
    const isMissed = [() => problemsOf(rule.meta.bad), ...marked].some((run) => {
      const whole = marksOf(run());
      const knockedOut = vi.spyOn(rule, "find").mockReturnValue([]);
      const rest = marksOf(run());
      knockedOut.mockRestore();
      return rest.join("\n") !== whole.join("\n");
    });
    expect(isMissed).toBe(true);
  });
});

/** Codes that no marked line of the corpus can have, and what holds them instead. */
const elsewhere: Readonly<Record<string, string>> = {
  "file/not-found": "a call of the command line: the example of its page",
  "file/is-folder": "a call of the command line: the example of its page",
  "file/too-big": "a file of megabytes: the example of its page makes one",
  "image/unused": "about the public folder, as are the next: the examples of their pages have one",
  "public/like-a-page": "about the public folder",
  "public/name-taken": "about the public folder",
  "public/not-published": "about the public folder",
  "public/own-file": "about the public folder",
  "public/private": "about the public folder",
};

test("every code is marked in the corpus or listed with the test that covers it", () => {
  const marked = new Set(corpusNames.flatMap(expected).map((one) => one.split(" ")[1] ?? ""));
  expect([...allCodes].filter((code) => !marked.has(code)).toSorted()).toEqual(Object.keys(elsewhere).toSorted());
});
