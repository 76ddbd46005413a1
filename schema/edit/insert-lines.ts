import type { Editable, EditResult } from "./editable.ts";
import { closeLastLine } from "./place/close-last-line.ts";
import { columnOf, isBlank, pastBlank } from "./place/lines.ts";
import type { Collection } from "./place/place.ts";
import { styleOf } from "./write/file-style.ts";
import { joinLines } from "./write/write-data.ts";

/**
 * Writes lines into a list or mapping that has lines of its own, before what has the index now. Blank lines part them from their
 * neighbors where they part those from each other.
 * @param keepsBlanks whether blank lines below them would be part of their text
 */
export function insertLines(
  on: Editable,
  { slots, node }: Collection,
  index: number,
  lines: readonly string[],
  keepsBlanks = false,
): EditResult {
  const { positions } = on.source;
  const { newline } = styleOf(on);
  const [before, after] = [slots[index - 1], slots[index]];
  const column = columnOf(positions, slots[0]?.head ?? node.start);
  const written = joinLines(lines, column, newline);
  const blank = newline.repeat(gapIn(on, slots, index));
  const indent = " ".repeat(column);
  if (!before) {
    const at = after?.start ?? node.start;
    const gap = keepsBlanks ? "" : blank;
    return { edits: [{ start: at, end: at, text: `${written}${newline}${gap}${indent}` }] };
  }
  const last = positions.lineOf(before.end);
  const next = pastBlank(positions, last + 1);
  const at = keepsBlanks ? positions.endOf(next - 1) : before.end;
  const gap = before.keepsBlanks || at > before.end ? "" : blank;
  return { edits: closeLastLine(on, [{ start: at, end: at, text: `${newline}${gap}${indent}${written}` }]) };
}

/** How many blank lines are between the neighbors of an index. */
function gapIn({ source: { positions } }: Editable, slots: Collection["slots"], index: number): number {
  const second = Math.min(Math.max(1, index), slots.length - 1);
  const [above, below] = [slots[second - 1], slots[second]];
  if (!above || !below || above === below || above.keepsBlanks) return 0;
  let count = 0;
  for (let line = positions.lineOf(above.end) + 1; line < positions.lineOf(below.start); line += 1)
    if (isBlank(positions, line)) count += 1;
    else return Math.min(1, count);
  return count;
}
