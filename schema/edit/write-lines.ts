import type { Edit } from "../problem.ts";
import type { Editable, EditResult } from "./editable.ts";
import { closeLastLine } from "./place/close-last-line.ts";
import { columnOf, commentColumn, isBlank, lineCount, pastBlank } from "./place/lines.ts";
import { oldValueOf, type OldValue } from "./place/old-value.ts";
import type { Place } from "./place/place.ts";
import { minimal } from "./text/compose-edits.ts";
import { styleOf } from "./write/file-style.ts";
import type { Lines } from "./write/write-data.ts";

/** Writes lines behind the key or dash of a place that has lines of its own. A comment behind the old value stays. */
export function writeLines(on: Editable, place: Place, wanted: Lines): EditResult {
  const { positions } = on.source;
  const old = oldValueOf(on, place);
  const rest = on.text.slice(old.behind.start, old.behind.end);
  const comment = /^\s+(#.*)$/.exec(rest)?.[1];
  const lines = comment === undefined ? wanted : belowComment(wanted);
  const start = lines.first === "" ? old.lead : old.start;
  const first = lines.first !== "" && start === old.lead ? ` ${lines.first}` : lines.first;
  const column = columnOf(positions, place.slot.head) + lines.step;
  const gap = " ".repeat(roomBefore(on, old.behind.start + rest.indexOf("#"), start + first.length));
  const tail = comment === undefined ? (lines.below.length > 0 ? "" : rest) : `${gap}${comment}`;
  const below = lines.below.map((line) => (line === "" ? "" : " ".repeat(column) + line));
  // A text that keeps no blank lines leaves them to what follows; one that does has all that are there.
  const keeps = lines.kind === "text-with-blanks";
  const blanks = Array.from({ length: keeps ? 0 : old.blanks }, () => "");
  const end = keeps ? endOfBlanks(on, old) : old.end;
  const text = [first + tail, ...below, ...blanks].join(styleOf(on).newline);
  const edits = closeLastLine(on, [{ start, end, text }]);
  const moved = keeps || lines.kind === "text" ? commentsOutOf(on, end, column) : [];
  return { edits: [...minimal(on.text, edits), ...moved] };
}

/** A mapping or list below a dash that has a comment begins on the next line. */
const belowComment = (lines: Lines): Lines =>
  lines.kind === "entries" && lines.first !== ""
    ? { ...lines, first: "", below: [lines.first, ...lines.below] }
    : lines;

/** How many spaces are before a comment behind what ends at `end`: a column that it was set in is kept where there is room. */
function roomBefore(on: Editable, hash: number, end: number): number {
  const { positions } = on.source;
  return positions.lineOf(hash) === positions.lineOf(end) && isInColumn(on, hash) ? Math.max(1, hash - end) : 1;
}

/** Whether a comment stands apart from what is before it, or in one column with that of the line above or below. */
function isInColumn({ text, source: { positions } }: Editable, hash: number): boolean {
  const line = positions.lineOf(hash);
  const before = hash - positions.startOf(line) - 1;
  const isComment = (one: number): boolean => /^\s#/.test(positions.lineText(one).slice(before, before + 2));
  return (
    /\s\s/.test(text.slice(hash - 2, hash)) ||
    [line - 1, line + 1].some((one) => one >= 0 && one < positions.lines && isComment(one))
  );
}

/** Moves comments below to the left that would become part of a text whose lines begin at a column. */
function commentsOutOf({ source: { positions } }: Editable, end: number, column: number): readonly Edit[] {
  const edits: Edit[] = [];
  for (let line = positions.lineOf(end) + 1; line < lineCount(positions); line += 1) {
    if (isBlank(positions, line)) continue;
    const own = commentColumn(positions, line);
    if (own < column) break;
    const start = positions.startOf(line);
    edits.push({ start, end: start + own - Math.max(0, column - 1), text: "" });
  }
  return edits;
}

/** The end of the last blank line below a value. */
function endOfBlanks({ source: { positions } }: Editable, { end }: OldValue): number {
  const next = pastBlank(positions, positions.lineOf(end) + 1);
  return positions.endOf(Math.min(next, lineCount(positions)) - 1);
}
