import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import { isMap, type Path, type Problem } from "../../../problem.ts";
import type { Pair } from "../../../reader/tree.ts";
import type { Context } from "../context.ts";
import { linesOf, shiftLines } from "../fixes.ts";

interface ItemAbove {
  readonly pair: Pair;
  /** How many spaces are missing before the key. */
  readonly by: number;
}

/** The last item of the list right above a key that the item lacks: the key is not indented. Nothing where the list is no such one. */
export function itemAbove({ source, value }: Context, path: Path, key: string): ItemAbove | undefined {
  const node = source.node(path);
  if (node?.kind !== "map" || node.flow) return undefined;
  const index = node.pairs.findIndex(({ name }) => name === key);
  const pair = node.pairs[index];
  const above = node.pairs[index - 1];
  if (!pair || above?.value.kind !== "list" || above.value.flow) return undefined;
  const item = above.value.items.at(-1);
  const last = [...path, above.name, above.value.items.length - 1];
  const data = dataAt(value, last);
  if (item?.kind !== "map" || item.flow || !isMap(data) || Object.hasOwn(data, key)) return undefined;
  if (!knownKeys(fieldAt(value, last) ?? {}).includes(key)) return undefined;
  const column = (offset: number): number => source.positions.position(offset).column;
  const by = column(item.start) - column(pair.key.start);
  return by > 0 ? { pair, by } : undefined;
}

/** `text:` below `- title: Rye` and not indented: it belongs to the item. */
export function explainItemAbove(context: Context, path: Path, key: string): Problem | undefined {
  const { source } = context;
  const found = itemAbove(context, path, key);
  if (!found) return undefined;
  const { pair, by } = found;
  const [first] = linesOf(source, pair.key);
  const [, last] = linesOf(source, pair.value.end > pair.key.end ? pair.value : pair.key);
  return {
    code: "yaml/indentation",
    severity: "error",
    message: `“${key}” belongs to the item above it and must be indented.`,
    label: "not indented",
    help: `Put ${by} spaces before it, so that it begins below the words after the dash.`,
    range: source.rangeAt(pair.key.start, pair.key.end),
    at: [...path, key],
    fixes: [{ title: "Indent the line", safety: "review", edits: shiftLines(source, first, last, by) }],
  };
}
