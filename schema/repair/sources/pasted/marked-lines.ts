import type { Candidate } from "../../../reader/candidate.ts";
import { markedRuns, withoutMarks, type MarkedRun } from "../../../reader/mistakes/marked-lines.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentAbove, contentBelow, linesOf } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";

/** Lines that were copied out of another program, which wrote something before each: their numbers, the `>` of a mail, a time. */
export function* markedLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  const runs = markedRuns(positions)
    .slice(0, limits.markedRuns)
    .filter((run) => mayBeCopied(run, lines) && !isInText(positions, run.lines[0].index));
  const known = new Set<number>();
  for (const run of runs.slice(0, limits.pastedBlocks)) {
    // A longer mark was found in all of these lines.
    if (run.lines.every(({ index }) => known.has(index))) continue;
    for (const { index } of run.lines) known.add(index);
    for (const by of shifts(run, lines)) {
      const candidate = withoutMarks(run, by, positions);
      if (candidate) yield candidate;
    }
  }
}

/** What is behind a mark in a file of this kind, and seldom behind that of a list or a quotation. */
const keyOrItem = /^(?:- \S|[\p{L}_][\p{L}\p{N}_-]*:(?:\s|$))/u;

/** Whether lines hold keys or items, or stand too far to the left for words below a key, as in a text that was copied. */
function mayBeCopied({ lines: run }: MarkedRun, lines: readonly Line[]): boolean {
  const [first] = run;
  const above = contentAbove(lines, first.index);
  return run.some(({ content }) => keyOrItem.test(content)) || first.lead < (above?.indent ?? 0);
}

/** By how much the lines may be moved: mostly there is one space behind a mark, or none; else they go to where those around begin, or the mark took the place of a space. */
function shifts({ mark, lines: run }: MarkedRun, lines: readonly Line[]): Iterable<number> {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const own = first.spaces + (mark.isBehindIndentation ? first.lead : 0);
  const near = [contentAbove(lines, first.index), lines[contentBelow(lines, last.index)]].flatMap((line) =>
    line ? [line.indent, line.contentAt - line.start, line.contentAt - line.start + 2] : [],
  );
  const usual = [-1, 0, -2];
  const isUsual = (by: number): boolean => lines.some((line) => !isBlank(line) && line.indent === own + by);
  return new Set([...usual.filter(isUsual), ...usual, ...near.map((indent) => indent - own), 1]);
}
