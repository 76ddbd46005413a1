import { dataAt } from "../../language/data-at.ts";
import { fieldAt } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type DataMap, type Path } from "../../problem.ts";
import type { Parse } from "../../reader/parsed.ts";
import type { Positions } from "../../reader/positions.ts";
import { TreeSource } from "../../reader/source.ts";
import { valuesOf } from "../../reader/value.ts";
import { indentOf, isBlankLine } from "../../reader/lines.ts";

/** A set of keys that goes on at a line: another key may follow in it. */
export interface OpenMap {
  /** How far its keys are indented. */
  readonly column: number;
  readonly path: Path;
  readonly field: Field;
  readonly map: DataMap;
}

/** The lines above one that it may belong to: its neighbors, those around them, and nothing that is further inside. */
function frameOf(positions: Positions, line: number): string {
  const kept: string[] = [];
  let least = indentOf(positions.lineText(line));
  for (let at = line - 1; at >= 0; at -= 1) {
    const text = positions.lineText(at);
    if (isBlankLine(text) || indentOf(text) > least) continue;
    least = indentOf(text);
    kept.push(`${text}\n`);
  }
  return kept.toReversed().join("");
}

/**
 * The sets of keys that are open at a line, from the top of the file inwards; none where what is above cannot be read. `top`: the key at
 * the left edge that all lines belong to, where they are a piece of its block.
 */
export function openMaps(positions: Positions, line: number, parse: Parse, top?: string): OpenMap[] {
  const text = `${top === undefined ? "" : `${top}:\n`}${frameOf(positions, line)}`;
  const { root, failures } = parse(text);
  if (!root || failures.length > 0) return [];
  const source = new TreeSource(text, "", root);
  const { value } = valuesOf(root, source);
  if (!isMap(value)) return [];
  const open: OpenMap[] = [];
  const path: (string | number)[] = [];
  const add = (column: number): void => {
    const field = fieldAt(value, path);
    const map = dataAt(value, path);
    if (field) open.push({ column, path: [...path], field, map: isMap(map) ? map : {} });
  };
  let node = root;
  for (;;) {
    const isLast = node.kind === "list" ? node.items.at(-1) : undefined;
    if (node.kind === "list" && !node.flow && isLast) {
      path.push(node.items.length - 1);
      node = isLast;
      continue;
    }
    const pair = node.kind === "map" && !node.flow ? node.pairs.at(-1) : undefined;
    if (!pair || node.kind !== "map") return open;
    const column = source.positions.position(node.pairs[0]?.key.start ?? 0).column - 1;
    add(column);
    path.push(pair.name);
    node = pair.value;
    // What is below an empty key begins one step further inside.
    if (node.kind === "scalar" && node.value === null) add(column + 2);
  }
}
