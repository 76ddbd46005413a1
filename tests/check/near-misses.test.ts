import { expect, test } from "vitest";
import { allCodes, isCode } from "../../schema/problems/lookup.ts";
import { corpusNames, corpusText, expected } from "./corpus.ts";

/** What looks like a mistake and is none: `# right: CODE, CODE` above a line says which. */
const nearMisses = corpusNames
  .filter((name) => name.endsWith("silent.yaml"))
  .flatMap((name) =>
    [...corpusText(name).matchAll(/^\s*# right: (.*)$/gm)].flatMap(([, codes = ""]) => codes.split(", ")),
  );

test("the corpus has at least as many near misses as mistakes", () => {
  expect(nearMisses.length).toBeGreaterThanOrEqual(corpusNames.flatMap(expected).length);
});

test("a silent file holds no mistake", () => {
  expect(corpusNames.filter((name) => name.endsWith("silent.yaml") && expected(name).length > 0)).toEqual([]);
});

/** What no text comes near: a file is there or it is not. What is nearly left out of the public folder stands in scan.test.ts. */
const withoutNearMiss = [
  "file/is-folder",
  "file/not-found",
  "file/too-big",
  "public/like-a-page",
  "public/name-taken",
  "public/not-published",
  "public/own-file",
  "public/private",
  "theme/font-license",
  "theme/not-a-font",
  "theme/one-weight",
];

test("every code has a near miss", () => {
  expect(nearMisses.filter((code) => !isCode(code))).toEqual([]);
  expect([...allCodes].filter((code) => !nearMisses.includes(code)).toSorted()).toEqual(withoutNearMiss);
});
