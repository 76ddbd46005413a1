import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";

/** What stands above the lines of a difference. */
const head = /^(?:diff --git .*|index [0-9a-f]+\.\.[0-9a-f]+.*|--- [^ ].*|\+\+\+ [^ ].*|@@ .*@@.*)$/;
/** A list at the left edge begins with a dash and one space. */
const gone = /^-(?:\s{2,}\S.*|\s*)$/;
const added = /^\+(?:\s+\S.*|\s*|\S+:(?:\s.*)?)$/;

/** What a difference of two versions has taken away, and what stands above its lines: it is no word of the author. */
export const isTakenAway = (line: string): boolean => gone.test(line) || head.test(line);

/**
 * `-     price: 46` above `+     price: 49`: a difference that was copied along with its marks. What it has taken away goes, and what
 * it has added stays. The mark may stand before the line, or in place of its first space.
 */
export function* diffLines(positions: Positions): Iterable<Candidate> {
  const lines = Array.from({ length: positions.lines }, (_, index) => ({ index, text: positions.lineText(index) }));
  const begins = lines.findIndex(
    ({ text }, index) => added.test(text) && [index - 1, index + 1].some((near) => isMarked(lines[near]?.text ?? "")),
  );
  if (begins === -1) return;
  const marked = lines.filter(({ text }) => isMarked(text));
  const [first] = marked;
  if (!first || !marked.some(({ text }) => isTakenAway(text))) return;
  const start = positions.startOf(first.index);
  for (const space of [" ", ""]) {
    const edits = marked.map(({ index, text }): Edit => {
      const at = positions.startOf(index);
      return added.test(text) && !head.test(text)
        ? { start: at, end: at + 1, text: space }
        : { start: at, end: positions.startOf(index + 1), text: "" };
    });
    yield {
      code: "yaml/merge-conflict",
      message: "These lines are a difference of two versions, with its marks - and +.",
      label: "copied along with its mark",
      start,
      end: positions.endOf(first.index),
      title: "Keep the lines with +",
      safety: "review",
      help: "Delete the lines that begin with -, and the + before the others.",
      edits,
    };
  }
}

const isMarked = (text: string): boolean => isTakenAway(text) || added.test(text);
