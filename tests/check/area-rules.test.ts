import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editableOf } from "../../schema/edit/editable.ts";
import { collectInventory } from "../../schema/language/inventory.ts";
import type { Files, Path, Problem } from "../../schema/problem.ts";
import { read } from "../../schema/reader/read.ts";
import { createContext } from "../../schema/rules/context.ts";
import { narrowed } from "../../schema/rules/narrowed.ts";
import { areaOf } from "../../schema/rules/areas.ts";
import { rules } from "../../schema/rules/rules.ts";
import { problemsOf } from "../../schema/rules/run-rules.ts";
import { shape } from "../../schema/shape/shape.ts";
import { corpusFilesOf, corpusNames, corpusText } from "./corpus.ts";

/** The keys that hold facts. */
const facts = new Set<string | number>(["site", "constants", "collections"]);

const areaRules = rules.filter(({ looksAt }) => looksAt === "areas");

/** The problems that the rules for areas find, each as one text: once in the whole file, once in each area by itself. */
function foundIn(
  text: string,
  files: Files,
): { readonly whole: readonly string[]; readonly byAreas: readonly string[] } {
  const { value, source, unknownPaths, comments } = read(text, "site.yaml");
  if (!value) return { whole: [], byAreas: [] };
  shape(value, source);
  const inventory = collectInventory(value, unknownPaths);
  const context = createContext({ editable: editableOf(source, value, comments), inventory, files });
  const problemsIn = (one: typeof context): Problem[] => areaRules.flatMap((rule) => problemsOf(rule, one));
  const byAreas = context.areas.flatMap(({ path }) => {
    const name = areaOf(path);
    const isKnown = (at: Path): boolean => areaOf(at) === name || facts.has(at[0] ?? "");
    const problems = problemsIn({
      ...narrowed(context, (area) => area === name),
      at: (at) => (isKnown(at) ? context.at(at) : "It looks into another area"),
      isHidden: (at) => !isKnown(at) || context.isHidden(at),
    });
    expect(problems.filter(({ at }) => at === undefined || areaOf(at) !== name)).toEqual([]);
    return problems;
  });
  const lines = (problems: readonly Problem[]): string[] => problems.map((one) => JSON.stringify(one)).toSorted();
  return { whole: lines(problemsIn(context)), byAreas: lines(byAreas) };
}

describe("A rule that looks at areas finds in each area by itself what it finds there in the whole file", () => {
  test("of the corpus, which has a problem for each of these rules", () => {
    const codes = new Set<string | undefined>();
    for (const name of corpusNames) {
      const text = corpusText(name);
      const { whole, byAreas } = foundIn(text, corpusFilesOf(text));
      expect(byAreas, name).toEqual(whole);
      for (const problem of whole) codes.add(/"code":"([^"]+)"/.exec(problem)?.[1]);
    }
    expect(areaRules.map(({ meta }) => meta.code).filter((code) => !codes.has(code))).toEqual([]);
  });

  test.each(["site.yaml", "tests/sites/bakery/site.yaml"])("of %s", (file) => {
    const text = readFileSync(file, "utf8");
    const { whole, byAreas } = foundIn(text, corpusFilesOf(text));
    expect(byAreas).toEqual(whole);
  });
});
