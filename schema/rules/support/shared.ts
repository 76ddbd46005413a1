import type { Code } from "../../problems/kinds.ts";
import type { Finding } from "../rule.ts";
import type { Context } from "../context.ts";
import { intoGroup } from "./group-by.ts";

/** What a function finds that looks for several kinds of problems at once. */
export type CodedFinding = Finding & { readonly code: Code };

/** How many problems one search may find: more than are reported of a file. */
export const maxFindings = 10_000;

/** Computes a value once for each check, for the rules that share it. */
export function once<Value, Known extends object = Context>(
  compute: (context: Known) => Value,
): (context: Known) => Value {
  const values = new WeakMap<Known, { readonly value: Value }>();
  return (context) => {
    const known = values.get(context) ?? { value: compute(context) };
    values.set(context, known);
    return known.value;
  };
}

/** Makes one search of several rules: it runs once for each check, and each rule takes the problems of its own code. */
export function sharedSearch(
  search: (context: Context) => Iterable<CodedFinding>,
): (context: Context, code: Code) => Iterable<Finding> {
  const byCode = once((context) => {
    const groups = new Map<Code, CodedFinding[]>();
    let count = 0;
    for (const finding of search(context)) {
      intoGroup(groups, finding.code, finding);
      if (++count === maxFindings) break;
    }
    return groups;
  });
  return (context, code) => byCode(context).get(code) ?? [];
}
