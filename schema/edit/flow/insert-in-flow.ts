import type { Edit } from "../../problem.ts";
import type { Editable } from "../editable.ts";
import { beginsLine, columnOf } from "../place/lines.ts";
import type { Collection } from "../place/place.ts";
import { styleOf } from "../write/file-style.ts";
import { commaBehind } from "./commas.ts";

/** Writes an item or a pair between brackets, before the one that has its index now. */
export function insertInFlow(
  on: Editable,
  { node, slots }: Collection,
  index: number,
  written: string,
): readonly Edit[] {
  const { positions } = on.source;
  const style = styleOf(on);
  const [first, before] = [slots[0], slots[Math.min(index, slots.length) - 1]];
  if (!first) {
    const space = node.kind === "map" ? style.inBraces : style.inBrackets;
    return [{ start: node.start + 1, end: node.end - 1, text: `${space}${written}${space}` }];
  }
  const line = beginsLine(positions, first.start)
    ? `${style.newline}${" ".repeat(columnOf(positions, first.start))}`
    : undefined;
  if (!before) return [insertion(first.start, `${written},${line ?? " "}`)];
  const comma = commaBehind(on.text, before.end);
  if (line === undefined) return [insertion(before.end, `, ${written}`)];
  // On lines of their own: below the line that holds the one before, and its comment.
  const end = positions.endOf(positions.lineOf(comma ?? before.end));
  const isOwnLine = /^[ \t]*(?:#.*)?$/.test(on.text.slice(comma === undefined ? before.end : comma + 1, end));
  if (!isOwnLine) return [insertion(before.end, `, ${written}`)];
  if (comma === undefined && end === before.end) return [insertion(end, `,${line}${written}`)];
  return comma === undefined
    ? [insertion(before.end, ","), insertion(end, `${line}${written}`)]
    : [insertion(end, `${line}${written},`)];
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });
