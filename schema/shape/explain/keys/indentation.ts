import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys } from "../../../language/descriptor.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { Pair } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { linesOf, shiftLines } from "../fixes.ts";
import { naming } from "../../../language/words.ts";

interface Outdented {
  readonly problem: Problem;
  readonly keys: readonly string[];
  /** The key above them, which is empty only because of this. */
  readonly empty: string;
}

interface Run {
  readonly first: Pair;
  readonly rest: readonly Pair[];
}

/** Keys that stand below another one, at its level, and belong inside it, so many spaces further to the right. */
export function notIndented(source: TreeSource, path: Path, { first, rest }: Run, above: Pair, by = 2): Problem {
  const last = rest.at(-1) ?? first;
  const [from] = linesOf(source, first.key);
  const [, to] = linesOf(source, last.value.end > last.key.end ? last.value : last.key);
  const isOne = rest.length === 0;
  return {
    code: "yaml/indentation",
    severity: "error",
    message: naming(
      [first, ...rest].map(({ name }) => name),
      (names) => `${names} ${isOne ? "belongs" : "belong"} inside “${above.name}” and must be indented.`,
    ),
    label: "not indented",
    help: `Put ${by === 2 ? "two" : by} spaces before ${isOne ? "the line" : "each of the lines"}.`,
    range: source.rangeAt(first.key.start, first.key.end),
    at: [...path, first.name],
    related: [
      {
        message: "they belong inside this",
        range: source.rangeAt(above.key.start, above.key.end),
      },
    ],
    fixes: [
      {
        title: "Indent the lines",
        safety: "review",
        edits: shiftLines(source, from, to, by),
      },
    ],
  };
}

/** Keys that stand below an empty one and belong inside it: they are not indented. One mistake, however many keys. */
export function explainIndentation({ source, value }: Context, path: Path, unknown: readonly string[]): Outdented[] {
  const node = source.node(path);
  const field = fieldAt(value, path);
  if (unknown.length === 0 || node?.kind !== "map" || node.flow || !field) return [];
  const found: Outdented[] = [];
  for (const [index, pair] of node.pairs.entries()) {
    const own = field.properties?.[pair.name];
    const data = dataAt(value, [...path, pair.name]);
    if (data !== null || !own) continue;
    const inner = fieldFor(own, data);
    const known = knownKeys(inner.type === "array" && inner.items ? fieldFor(inner.items, null) : inner);
    const following: Pair[] = [];
    for (const next of node.pairs.slice(index + 1)) {
      if (!unknown.includes(next.name) || !known.includes(next.name)) break;
      following.push(next);
    }
    const first = following[0];
    if (!first || inner.type === "array") continue;
    found.push({
      keys: following.map(({ name }) => name),
      empty: pair.name,
      problem: notIndented(source, path, { first, rest: following.slice(1) }, pair),
    });
  }
  return found.filter(({ keys }) => isMap(dataAt(value, path)) && keys.length > 0);
}
