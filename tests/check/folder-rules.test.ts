import { expect, test } from "vitest";
import { editableOf } from "../../schema/edit/editable.ts";
import { collectInventory } from "../../schema/language/inventory.ts";
import type { Files } from "../../schema/problem.ts";
import { wholeText, type FileExample } from "../../schema/problems/example.ts";
import { read } from "../../schema/reader/read.ts";
import { createContext, type Context } from "../../schema/rules/context.ts";
import type { Rule } from "../../schema/rules/rule.ts";
import { rules } from "../../schema/rules/rules.ts";
import { problemsOf } from "../../schema/rules/run-rules.ts";
import { shape } from "../../schema/shape/shape.ts";

const empty: Files = { list: () => [], facts: () => undefined };

function filesOf({ files = {}, leftOut = [] }: FileExample): Files {
  const known = new Map(Object.entries(files));
  return { list: () => [...known.keys()], facts: (path) => known.get(path), leftOut: () => leftOut };
}

/** The examples of the rules, each with its folder. */
const examples: readonly (readonly [text: string, files: Files])[] = rules.flatMap(({ meta: { bad, good } }) =>
  [bad, good].flatMap((example) => ("command" in example ? [] : [[wholeText(example), filesOf(example)] as const])),
);

/** The rules that find something else in a text with one public folder than with the other. */
function differing(text: string, one: Files, other: Files): readonly Rule[] {
  const { value, source, unknownPaths, comments } = read(text, "site.yaml");
  if (!value) return [];
  shape(value, source);
  const inventory = collectInventory(value, unknownPaths);
  const contextWith = (files: Files): Context =>
    createContext({ editable: editableOf(source, value, comments), inventory, files });
  const [first, second] = [contextWith(one), contextWith(other)];
  const find = (rule: Rule, context: Context): string =>
    JSON.stringify(problemsOf(rule, context).map(({ code, at, range }) => [code, at, range]));
  return rules.filter((rule) => find(rule, first) !== find(rule, second));
}

test("the rules that find something else with another public folder are those that say so", () => {
  const found = examples.flatMap(([text, files]) => differing(text, files, empty).map(({ meta }) => meta.code));
  const declared = rules.flatMap(({ meta }) => (meta.followsFromFolder ? [meta.code] : []));
  expect([...new Set(found)].toSorted()).toEqual(declared.toSorted());
});
