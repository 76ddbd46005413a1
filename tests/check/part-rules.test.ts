import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editableOf } from "../../schema/edit/editable.ts";
import { collectInventory } from "../../schema/language/inventory.ts";
import type { Files, Problem } from "../../schema/problem.ts";
import { read } from "../../schema/reader/read.ts";
import { createContext } from "../../schema/rules/context.ts";
import { narrowed } from "../../schema/rules/narrowed.ts";
import { partOf } from "../../schema/rules/parts.ts";
import { rules } from "../../schema/rules/rules.ts";
import { problemsOf } from "../../schema/rules/run-rules.ts";
import { shape } from "../../schema/shape/shape.ts";
import { corpusFilesOf, corpusNames, corpusText } from "./corpus.ts";

const partRules = rules.filter(({ looksAt }) => looksAt === "parts");

/** The problems that the rules for parts find, each as one text: once in the whole file, once in each part by itself. */
function foundIn(
  text: string,
  files: Files,
): { readonly whole: readonly string[]; readonly byParts: readonly string[] } {
  const { value, source, unknownPaths, comments } = read(text, "site.yaml");
  if (!value) return { whole: [], byParts: [] };
  shape(value, source);
  const inventory = collectInventory(value, unknownPaths);
  const context = createContext({ editable: editableOf(source, value, comments), inventory, files });
  const problemsIn = (one: typeof context): Problem[] => partRules.flatMap((rule) => problemsOf(rule, one));
  const byParts = context.parts.flatMap(({ path }) => {
    const name = partOf(path);
    const problems = problemsIn(narrowed(context, (part) => part === name));
    expect(problems.filter(({ at }) => at === undefined || partOf(at) !== name)).toEqual([]);
    return problems;
  });
  const lines = (problems: readonly Problem[]): string[] => problems.map((one) => JSON.stringify(one)).toSorted();
  return { whole: lines(problemsIn(context)), byParts: lines(byParts) };
}

describe("A rule that looks at parts finds in each part by itself what it finds there in the whole file", () => {
  test("of the corpus, which has a problem for each of these rules", () => {
    const codes = new Set<string | undefined>();
    for (const name of corpusNames) {
      const text = corpusText(name);
      const { whole, byParts } = foundIn(text, corpusFilesOf(text));
      expect(byParts, name).toEqual(whole);
      for (const problem of whole) codes.add(/"code":"([^"]+)"/.exec(problem)?.[1]);
    }
    expect(partRules.map(({ meta }) => meta.code).filter((code) => !codes.has(code))).toEqual([]);
  });

  test.each(["site.yaml", "tests/sites/bakery/site.yaml"])("of %s", (file) => {
    const text = readFileSync(file, "utf8");
    const { whole, byParts } = foundIn(text, corpusFilesOf(text));
    expect(byParts).toEqual(whole);
  });
});
