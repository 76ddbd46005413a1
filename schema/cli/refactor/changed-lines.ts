import type { Edit } from "../../problem.ts";
import { Positions } from "../../reader/positions.ts";

/** Lines that stand together before a change, and what stands in their place afterwards. */
export interface ChangedLines {
  /** The first of them, from 1. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The lines that edits change, in the order of the text. */
export function changedLines(text: string, edits: readonly Edit[]): readonly ChangedLines[] {
  const positions = new Positions(text);
  const found: { first: number; last: number; edits: Edit[] }[] = [];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const first = positions.lineOf(edit.start);
    const last = positions.lineOf(edit.end);
    const open = found.at(-1);
    if (open && first <= open.last) {
      open.last = Math.max(open.last, last);
      open.edits.push(edit);
    } else found.push({ first, last, edits: [edit] });
  }
  return found.map(({ first, last, edits: own }) => {
    const start = positions.startOf(first);
    const before = text.slice(start, positions.endOf(last));
    let after = before;
    for (const { start: from, end, text: wanted } of own.toReversed())
      after = after.slice(0, from - start) + wanted + after.slice(end - start);
    return withoutSame(first + 1, before.split(/\r?\n/), after.split(/\r?\n/));
  });
}

/** Without the lines at both ends that stay. */
function withoutSame(line: number, before: readonly string[], after: readonly string[]): ChangedLines {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    line: line + head,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
}

/** The lines for the terminal: what goes with a minus, what comes with a plus. */
export const changedLinesText = (changes: readonly ChangedLines[]): string =>
  changes
    .map(({ line, before, after }) =>
      [
        ...before.map((text, index) => `${String(line + index).padStart(6)} - ${text}`),
        ...after.map((text) => `       + ${text}`),
      ].join("\n"),
    )
    .join("\n\n");
