import { isBlank, type Line } from "../../regions/line.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { linesOf } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";
import { cut } from "../words/cut.ts";
import type { CandidateSource } from "../source.ts";

/**
 * What other programs write before a line: its number (`190  - Rye`), the plus of a difference, the mark of an answer in a mail. What
 * is behind it is a line as this file has them.
 */
export const lineMarkCandidates: CandidateSource = (line, { line: at }) => lineMarks(line, at);

/** The number of one line, which may be read as a part of its key: what is wrong then are the lines below. */
export function* numberedLines(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const line of lines) {
    if (!/^\s*\d{1,5}[:|.)]?\s+(?:- \S|[a-z][\w-]*:)/i.test(line.text) || isInText(positions, line.index)) continue;
    yield* lineMarks(line, (index) => lines[index]);
    if (++found === limits.pastedBlocks) return;
  }
}

function* lineMarks(line: Line, at: (index: number) => Line | undefined): Iterable<Candidate> {
  const [, lead = "", mark = "", spaces = "", rest = ""] =
    /^(\s*)(\d{1,5}[:|.)]?(?=\s)|[+>|](?=[\s>]))([>\s]*)((?:- \S|[\p{L}_][\p{L}\p{N}_-]*:(?:\s|$)).*)$/u.exec(
      line.text,
    ) ?? [];
  if (mark === "") return;
  const own = rest.trimStart();
  const start = line.start + lead.length;
  const isNumber = /^\d/.test(mark);
  // Where the line began is not known any more; of a difference, the mark stands before all of it.
  const behind = (spaces + rest).replace(/^[>\s]*\t|^[>](?= )/, "");
  const spacesBehind = behind.length - behind.trimStart().length;
  const indents = new Set([
    spacesBehind,
    lead.length,
    spacesBehind - 1,
    // The mark stands in place of a space, or the lines around it show where this one began.
    spacesBehind + mark.length,
    ...[at(line.index - 1), at(line.index + 1)].flatMap((near) =>
      near && !isBlank(near) ? [near.indent, near.contentAt - near.start] : [],
    ),
  ]);
  for (const indent of indents)
    if (indent >= 0)
      yield {
        code: "yaml/marked-lines",
        message: isNumber
          ? `The number of a line was copied along: ${mark}.`
          : `“${mark}” was copied along: another program writes it before a line.`,
        label: "not part of the file",
        start,
        end: start + mark.length,
        title: isNumber ? "Delete the number" : `Delete the ${mark}`,
        safety: "review",
        help: `Write it so:\n${cut(own)}`,
        edits: [{ start: line.start, end: line.end - own.length, text: " ".repeat(indent), noWords: mark }],
      };
}
