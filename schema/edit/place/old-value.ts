import type { Scalar } from "../../reader/tree.ts";
import type { Editable } from "../editable.ts";
import { leadEnd, type Place } from "./place.ts";
import { isNothing } from "./slots.ts";

/** The value of a place that has lines of its own, as it is written so far. */
export interface OldValue {
  /** Behind the colon or the dash before it. */
  readonly lead: number;
  /** Where it begins; behind the colon or dash where it begins on the next line, or is nothing. */
  readonly start: number;
  /** The end of its last line. */
  readonly end: number;
  /** What is behind it, or behind its colon, dash or bar, up to the end of that line: spaces, a comment. */
  readonly behind: { readonly start: number; readonly end: number };
  /** How many blank lines a text behind `|+` keeps below itself. */
  readonly blanks: number;
}

export function oldValueOf(on: Editable, { entry, slot }: Place): OldValue {
  const { positions } = on.source;
  const { value: node } = entry;
  const lead = leadEnd(on, entry, slot.head);
  const toLineEnd = (start: number): OldValue["behind"] => ({ start, end: positions.endOf(positions.lineOf(start)) });
  if (node.kind === "scalar" && node.style === "block") return { lead, ...oldBlockText(on, node) };
  if ((node.kind === "list" || node.kind === "map") && !node.flow) {
    // On the line of a dash there may be the first key.
    const isBelow = positions.lineOf(node.start) > positions.lineOf(lead);
    return {
      lead,
      start: lead,
      end: slot.end,
      behind: isBelow ? toLineEnd(lead) : { start: lead, end: lead },
      blanks: 0,
    };
  }
  const behind = toLineEnd(isNothing(node) ? lead : node.end);
  return { lead, start: isNothing(node) ? lead : node.start, end: behind.end, behind, blanks: 0 };
}

function oldBlockText({ text, source: { positions } }: Editable, { start, end, raw }: Scalar): Omit<OldValue, "lead"> {
  const header = /^[|>][-+\d]*/.exec(raw)?.[0] ?? "|";
  const first = positions.lineOf(start);
  const last = positions.lineOf(Math.max(start, end - 1));
  let line = last;
  if (header.includes("+")) while (line > first && positions.lineText(line).trim() === "") line -= 1;
  const isEnd = text.length === end && !text.endsWith("\n");
  return {
    start,
    end: positions.endOf(last),
    behind: { start: start + header.length, end: positions.endOf(first) },
    blanks: isEnd ? 0 : last - line,
  };
}
