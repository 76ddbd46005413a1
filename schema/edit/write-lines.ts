import type { Edit } from "../problem.ts";
import type { Scalar } from "../reader/tree.ts";
import type { Editable, EditResult } from "./editable.ts";
import { columnOf, commentColumn, isBlank, lineCount, pastBlank } from "./place/lines.ts";
import { leadEnd, type Place } from "./place/place.ts";
import { isNothing } from "./place/slots.ts";
import { minimal } from "./text/compose-edits.ts";
import { styleOf } from "./write/file-style.ts";
import type { Lines } from "./write/write-data.ts";

/** What is replaced, and the comment that stays. */
interface Old {
  readonly start: number;
  readonly end: number;
  /** Where what is behind the value on its line begins, up to `behindEnd`: blanks, a comment. */
  readonly behind: number;
  readonly behindEnd: number;
  /** How many blank lines a text behind `|+` keeps below itself. */
  readonly blanks: number;
}

/** Writes lines behind the key or dash of a place that has lines of its own. A comment behind the old value stays. */
export function writeLines(on: Editable, place: Place, lines: Lines): EditResult {
  const { text } = on;
  const { positions } = on.source;
  const { newline } = styleOf(on);
  const lead = leadEnd(on, place.entry, place.slot.head);
  const old = oldOf(on, place, lead);
  const isBelowKey = lines.first === "" && lines.below.length > 0;
  const start = isBelowKey ? lead : old.start;
  const rest = text.slice(old.behind, old.behindEnd);
  const comment = /^\s+(#.*)$/.exec(rest)?.[1];
  // A mapping or list below a dash that has a comment begins on the next line.
  const isBelowComment = lines.isBlock && !isBelowKey && comment !== undefined;
  const first = isBelowComment ? "" : lines.first;
  const below = isBelowComment ? [lines.first, ...lines.below] : lines.below;
  const lead1 = `${first !== "" && start === lead ? " " : ""}${first}`;
  const indent = " ".repeat(columnOf(positions, place.slot.head) + lines.step);
  const under = [...below.map((line) => (line === "" ? "" : `${indent}${line}`)), ...blankLines(lines.first, old)];
  const tail =
    comment === undefined
      ? below.length > 0
        ? ""
        : rest
      : `${gapBefore(on, { start, old, rest, written: lead1 })}${comment}`;
  const end = /^[|>]\d?\+$/.test(lines.first) ? endOfBlanks(on, old.end) : old.end;
  const edit = { start, end, text: [`${lead1}${tail}`, ...under].join(newline) };
  const swallowed = /^[|>]/.test(first) ? commentsBelow(on, end, indent.length) : [];
  return { edits: [...minimal(text, [edit]), ...swallowed] };
}

/** Moves comments to the left that would become part of a text above them whose lines begin at a column. */
function commentsBelow({ source: { positions } }: Editable, end: number, column: number): readonly Edit[] {
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

/** A text that keeps no blank lines leaves them to what follows. */
const blankLines = (first: string, { blanks }: Old): readonly string[] =>
  /^[|>]\d?\+$/.test(first) ? [] : Array.from({ length: blanks }, () => "");

/** Spaces before a comment: it keeps its column where there is room. */
function gapBefore(
  { source: { positions } }: Editable,
  {
    start,
    old,
    rest,
    written,
  }: { readonly start: number; readonly old: Old; readonly rest: string; readonly written: string },
): string {
  const hash = old.behind + rest.indexOf("#");
  const isSameLine = positions.lineOf(start) === positions.lineOf(hash);
  return " ".repeat(isSameLine ? Math.max(1, hash - start - written.length) : 1);
}

function oldOf(on: Editable, { entry: { value: node }, slot }: Place, lead: number): Old {
  const { positions } = on.source;
  const lineEnd = (offset: number): number => positions.endOf(positions.lineOf(offset));
  if (node.kind === "scalar" && node.style === "block") return oldBlockText(on, node);
  if ((node.kind === "list" || node.kind === "map") && !node.flow) {
    // What is on the line of the dash is the first key, no comment.
    const isBelow = positions.lineOf(node.start) > positions.lineOf(lead);
    return { start: lead, end: slot.end, behind: lead, behindEnd: isBelow ? lineEnd(lead) : lead, blanks: 0 };
  }
  const [start, behind] = isNothing(node) ? [lead, lead] : [node.start, node.end];
  return { start, end: lineEnd(behind), behind, behindEnd: lineEnd(behind), blanks: 0 };
}

function oldBlockText({ text, source: { positions } }: Editable, { start, end, raw }: Scalar): Old {
  const header = /^[|>][-+\d]*/.exec(raw)?.[0] ?? "|";
  const first = positions.lineOf(start);
  const last = positions.lineOf(Math.max(start, end - 1));
  let line = last;
  if (header.includes("+")) while (line > first && positions.lineText(line).trim() === "") line -= 1;
  const isEnd = text.length === end && !text.endsWith("\n");
  return {
    start,
    end: positions.endOf(last),
    behind: start + header.length,
    behindEnd: positions.endOf(first),
    blanks: isEnd ? 0 : last - line,
  };
}

/** The end of the last blank line below an offset. */
function endOfBlanks({ source: { positions } }: Editable, offset: number): number {
  const next = pastBlank(positions, positions.lineOf(offset) + 1);
  return positions.endOf(Math.min(next, lineCount(positions)) - 1);
}
