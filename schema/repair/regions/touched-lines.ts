import type { Edit } from "../../problem.ts";
import type { Positions } from "../../reader/positions.ts";
import { limits } from "../limits.ts";

/** A line, or what is looked at of it. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** Where the edits are in the text that they make. */
export function movedTo(edits: readonly Edit[]): { start: number; end: number }[] {
  let by = 0;
  return edits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const from = start + by;
      by += text.length - (end - start);
      return { start: from, end: from + text.length };
    });
}

/** The lines that ranges are in, each once. Of a line that nobody writes, only what is around the ranges. */
export function touchedLines(
  positions: Positions,
  ranges: readonly { readonly start: number; readonly end: number }[],
): Stretch[] {
  const lines = new Map<number, { start: number; end: number }>();
  for (const { start, end } of ranges)
    for (let line = positions.lineOf(start); line <= positions.lineOf(end); line += 1) {
      const known = lines.get(line) ?? { start, end };
      lines.set(line, { start: Math.min(start, known.start), end: Math.max(end, known.end) });
    }
  return [...lines].map(([line, range]) => {
    const start = Math.max(positions.startOf(line), range.start - limits.lineLength);
    const end = Math.min(positions.endOf(line), range.end + limits.lineLength);
    return { start, text: positions.text.slice(start, end) };
  });
}
