import type { ListNode, MapNode } from "../../reader/tree.ts";
import type { Editable } from "../editable.ts";
import type { Slot } from "../place/slots.ts";
import { commaBehind } from "./commas.ts";

/** The comment behind an item between brackets, with the spaces before it; an empty range where there is none. */
export function trailOf(
  { text, source: { positions } }: Editable,
  { end }: Slot,
  { end: close }: ListNode | MapNode,
): { readonly start: number; readonly end: number } {
  const comma = commaBehind(text, end);
  const line = positions.lineOf(end);
  const start = comma === undefined || positions.lineOf(comma) > line ? end : comma + 1;
  const lineEnd = positions.endOf(line);
  const isComment = lineEnd < close && /^[ \t]+#/.test(text.slice(start, lineEnd));
  return isComment ? { start, end: lineEnd } : { start, end: start };
}
