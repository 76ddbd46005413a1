import type { Mark } from "../../../reader/parsed.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, lineAt } from "../../regions/line.ts";

/** Whether keys, items or brackets follow `&piece`, on its line or below: it is the name of a piece, and begins no text. */
export function holdsPiece({ start, text }: Mark, positions: Positions): boolean {
  const index = positions.lineOf(start);
  const line = lineAt(positions, index);
  const name = text.trimEnd();
  if (!line || line.valueAt !== start || !/^&[\w-]+$/.test(name)) return false;
  const behind = positions.text.slice(start + name.length, line.end);
  if (!/^\s*(?:#.*)?$/.test(behind)) return /^\s+(?:[{[]|[\w-]+:(?:\s|$))/.test(behind);
  let next = lineAt(positions, index + 1);
  while (next && isBlank(next)) next = lineAt(positions, next.index + 1);
  const column = line.key === undefined ? line.indent : line.contentAt - line.start;
  return (
    next !== undefined && (next.indent > column || (next.isDashed && next.indent === column && line.key !== undefined))
  );
}
