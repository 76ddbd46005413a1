import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys } from "../../../language/descriptor.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
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
    const last = following.at(-1);
    if (!first || !last || inner.type === "array") continue;
    const [from] = linesOf(source, first.key);
    const [, to] = linesOf(source, last.value.end > last.key.end ? last.value : last.key);
    const keys = following.map(({ name }) => name);
    found.push({
      keys,
      empty: pair.name,
      problem: {
        code: "yaml/indentation",
        severity: "error",
        message: naming(
          keys,
          (names) => `${names} ${keys.length === 1 ? "belongs" : "belong"} inside “${pair.name}” and must be indented.`,
        ),
        label: "not indented",
        help: `Put two spaces before ${keys.length === 1 ? "the line" : "each of the lines"}.`,
        range: source.rangeAt(first.key.start, first.key.end),
        at: [...path, first.name],
        related: [{ message: "they belong inside this", range: source.rangeAt(pair.key.start, pair.key.end) }],
        fixes: [{ title: "Indent the lines", safety: "review", edits: shiftLines(source, from, to, 2) }],
      },
    });
  }
  return found.filter(({ keys }) => isMap(dataAt(value, path)) && keys.length > 0);
}
