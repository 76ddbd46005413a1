import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentAbove, linesOf } from "../../regions/lines.ts";

/** A comment that holds a line of the file: `# featured:`, `#   title: A set of your own`, `# - { label: Home, href: / }`. */
const comment = /^( *)# ?( *(?:- +)*(?:[\w-]+:(?: .*)?|- .*))$/;

/** The first lines of something, made a comment, while those below them still count. */
export function* commentedHeads(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const line of lines) {
    const first = lines[line.index + 1];
    if (!first || isBlank(first) || !comment.test(line.text)) continue;
    const run = runAbove(line, lines);
    const head = run[0] ?? line;
    const above = contentAbove(lines, head.index);
    // What stands below belongs to the comment, and to nothing above that.
    if (!above || first.indent <= head.indent || (above.value === "" && above.indent < first.indent)) continue;
    yield uncommented(run, first);
    if (++found === limits.pastedBlocks) return;
  }
}

function runAbove(last: Line, lines: readonly Line[]): readonly Line[] {
  let from = last.index;
  while (from > 0 && comment.test(lines[from - 1]?.text ?? "")) from -= 1;
  return lines.slice(from, last.index + 1);
}

function uncommented(run: readonly Line[], first: Line): Candidate {
  const [head = first] = run;
  const lines = run.map(({ text }) => text.replace(comment, "$1$2"));
  return {
    code: "shape/missing-key",
    message: `${run.length === 1 ? "The line above it is a comment" : "The lines above it are comments"}, so this line belongs to nothing.`,
    label: "belongs to the comment",
    help: `Take the # away above it, or put one before these lines as well:\n${lines.map((text) => text.slice(head.indent)).join("\n")}`,
    start: first.contentAt,
    end: first.end,
    title: run.length === 1 ? "Take the # away" : `Take the # away in ${run.length} lines`,
    safety: "review",
    edits: run.map(({ start, end }, index) => ({ start, end, text: lines[index] ?? "" })),
  };
}
