import type { Candidate } from "../../../reader/candidate.ts";
import { markedRuns, noteRuns, withoutMarks, type MarkedRun } from "../../../reader/mistakes/marked-lines.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentBelow, linesOf } from "../../regions/lines.ts";
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

/** Keys and items that an author hides with the mark of another language before each line: notes, all together. */
export function* hiddenByMarks(positions: Positions): Iterable<Candidate> {
  for (const { lines } of noteRuns(positions).slice(0, limits.pastedBlocks)) {
    const [first] = lines;
    if (isInText(positions, first.index) || !lines.some(({ content }) => keyOrItem.test(content))) continue;
    const at = ({ index, lead }: (typeof lines)[number]): number => positions.startOf(index) + lead;
    yield {
      code: "yaml/comment-style",
      message: `These ${lines.length} lines begin with ${first.mark}; a comment begins with # in this file.`,
      label: "begins a comment elsewhere",
      start: at(first),
      end: at(first) + first.mark.length,
      title: "Make the lines comments",
      safety: "review",
      help: `Write # in place of it before the lines ${first.index + 1} to ${(lines.at(-1) ?? first).index + 1}. To hide a page or a section, you may also write “hidden: true” in it.`,
      edits: lines.map((line) => ({
        start: at(line),
        end: at(line) + line.mark.length,
        text: line.spaces > 0 || line.content === "" ? "#" : "# ",
      })),
    };
  }
}

/** What is behind a mark in a file of this kind, and seldom behind that of a list or a quotation. */
const keyOrItem = /^(?:- \S|[\p{L}_][\p{L}\p{N}_-]*:(?:\s|$))/u;

/** Whether lines hold keys or items, or stand too far to the left for words below a key, as in a text that was copied. */
function mayBeCopied({ lines: run }: MarkedRun, lines: readonly Line[]): boolean {
  const [first] = run;
  const above = lineAbove(lines, first.index);
  return run.some(({ content }) => keyOrItem.test(content)) || first.lead < (above?.indent ?? 0);
}

function lineAbove(lines: readonly Line[], index: number): Line | undefined {
  let at = index - 1;
  while (at >= 0 && isBlank(lines[at])) at -= 1;
  return lines[at];
}

/** By how much the lines may be moved: mostly there is one space behind a mark, or none; else they go to where those around begin, or the mark took the place of a space. */
function shifts({ mark, lines: run }: MarkedRun, lines: readonly Line[]): Iterable<number> {
  const [first] = run;
  const last = run.at(-1) ?? first;
  const own = first.spaces + (mark.isBehindIndentation ? first.lead : 0);
  const near = [lineAbove(lines, first.index), lines[contentBelow(lines, last.index)]].flatMap((line) =>
    line ? [line.indent, line.contentAt - line.start, line.contentAt - line.start + 2] : [],
  );
  const usual = [-1, 0, -2];
  const isUsual = (by: number): boolean => lines.some((line) => !isBlank(line) && line.indent === own + by);
  return new Set([...usual.filter(isUsual), ...usual, ...near.map((indent) => indent - own), 1]);
}
