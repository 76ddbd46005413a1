import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys } from "../../../language/descriptor.ts";
import { accepts } from "../../../language/inventory.ts";
import { isMap, type Path } from "../../../problem.ts";
import type { Pair } from "../../../reader/tree.ts";
import type { Context, Elsewhere, Mistake } from "../context.ts";
import { notIndented } from "./indentation.ts";

/**
 * The last keys of an entry that stand beside it, at the level of its name: a `description` among the entries of a collection.
 * Where names are the author's, such a key is a name like any other.
 */
export function keysOutsideEntries(context: Context, mistakes: readonly Mistake[]): readonly Elsewhere[] {
  const places = new Map<string, Path>();
  for (const { path } of mistakes)
    for (let length = 1; length < path.length; length += 1)
      if (hasFreeNames(context, path.slice(0, length)))
        places.set(path.slice(0, length).join("/"), path.slice(0, length));
  return [...places.values()].flatMap((path) => outsideIn(context, path));
}

const hasFreeNames = ({ value }: Context, path: Path): boolean =>
  typeof fieldAt(value, path)?.additionalProperties === "object";

/** Those in a mapping whose names are the author's. */
function outsideIn(context: Context, path: Path): readonly Elsewhere[] {
  const { source } = context;
  const node = source.node(path);
  if (node?.kind !== "map" || node.flow) return [];
  const found: Elsewhere[] = [];
  for (const [index, entry] of node.pairs.entries()) {
    const run: Pair[] = [];
    for (let next = index + 1; next < node.pairs.length; next += 1) {
      const pair = node.pairs[next];
      if (!pair || !isKeyOf(context, path, entry, pair)) break;
      run.push(pair);
    }
    const [first, ...rest] = run;
    const inside = entry.value.kind === "map" ? entry.value.pairs[0] : undefined;
    if (!first || !inside) continue;
    const columnOf = ({ key }: Pair): number => source.positions.position(key.start).column;
    const by = columnOf(inside) - columnOf(first);
    const explains = run.map(({ name }) => [...path, entry.name, name]);
    const problem = { ...notIndented(source, path, { first, rest }, entry, by), explains };
    found.push(...run.map(({ name }) => ({ path: [...path, name], problem })));
  }
  return found;
}

/** Whether a pair is a key that the entry above lacks, and no entry. */
function isKeyOf({ value }: Context, path: Path, entry: Pair, { name }: Pair): boolean {
  const [above, data] = [dataAt(value, [...path, entry.name]), dataAt(value, [...path, name])];
  if (entry.value.kind !== "map" || entry.value.flow || !isMap(above) || data === undefined || data === null)
    return false;
  const field = fieldAt(value, [...path, entry.name]) ?? {};
  const own = knownKeys(field).includes(name) ? field.properties?.[name] : undefined;
  if (!own || Object.hasOwn(above, name)) return false;
  const inner = fieldFor(own, data);
  if (!isMap(data)) return accepts(inner, data);
  const knows = (keys: readonly string[]): boolean => Object.keys(data).every((key) => keys.includes(key));
  return knows(knownKeys(inner)) && !knows(knownKeys(field));
}
