import { quote } from "../../../../language/words.ts";
import type { Candidate } from "../../../../reader/candidate.ts";
import type { Positions } from "../../../../reader/positions.ts";
import { limits } from "../../../limits.ts";
import { isBlank, type Line } from "../../../regions/line.ts";
import { contentAbove, contentBelow, hasBar, isClosed, linesOf, runFrom } from "../../../regions/lines.ts";
import { cut } from "../../words/cut.ts";

/** A line that stands in the middle of a block it does not belong to, so that the rest of the block hangs below its value. */
export function* linesInBetween(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const line of lines) {
    if (isBlank(line) || line.key === undefined || line.isDashed || !isClosed(line) || hasBar(line)) continue;
    const above = contentAbove(lines, line.index);
    const next = lines[contentBelow(lines, line.index)];
    if (!above || !next) continue;
    const column = line.contentAt - line.start;
    if (next.indent <= column || above.indent < next.indent || !/^\s*(?:- |[\w-]+:)/.test(next.text)) continue;
    const run = runFrom(lines, next.index, column + 1);
    // Two lines that changed places are told as that.
    if (run.length < 2) continue;
    yield movedDown(line, run, positions);
    if (++found === limits.movedHeads) return;
  }
}

function movedDown(line: Line, run: readonly Line[], positions: Positions): Candidate {
  const last = run.at(-1) ?? line;
  const end = positions.startOf(line.index + 1);
  return {
    code: "shape/misplaced-key",
    message: `${quote(line.key ?? "", 16)} stands in the middle of other lines: the ${run.length} below belong to those above.`,
    label: "in the middle of a block",
    help: `Move it below line ${last.index + 1}:\n${cut(last.text.trim())}\n${cut(line.text.trim())}`,
    start: line.contentAt,
    end: line.contentAt + (line.key ?? "").length,
    title: `Move “${line.key ?? ""}” below these lines`,
    safety: "review",
    edits: [
      { start: line.start, end, text: "" },
      { start: last.end, end: last.end, text: `\n${line.text}` },
    ],
  };
}
