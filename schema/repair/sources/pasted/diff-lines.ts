import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";

/** What stands above the lines of a difference, and below the last one. */
const head =
  /^(?:diff --git .*|Index: \S.*|={67}|index [0-9a-f]+\.\.[0-9a-f]+.*|(?:new|deleted) file mode \d+|(?:old|new) mode \d+|--- [^ ].*|\+\+\+ [^ ].*|@@ .*@@.*|\\ No newline at end of file)$/;
/** A list at the left edge begins with a dash and one space. */
const gone = /^-(?:\s{2,}\S.*|\s*|(?!-)\S.*)$/;
const added = /^\+(?!\+\+ )/;
/** The lines around have an even number of spaces, and one for the mark. */
const unchanged = /^ (?: {2})*(?:\S|$)/;

/** What a difference of two versions has taken away, and what stands above its lines: it is no word of the author. */
const isTakenAway = (line: string): boolean => gone.test(line) || head.test(line);

interface DiffLine {
  readonly index: number;
  readonly text: string;
}

/**
 * `-     price: 46` above `+     price: 49`: a difference that was copied along with its marks. What it has taken away goes, and what
 * it has added stays. The mark may stand before the line, or in place of its first space; then the lines around it may have a space
 * there, which is a mark as well.
 */
export function* diffLines(positions: Positions): Iterable<Candidate> {
  const lines = Array.from({ length: positions.lines }, (_, index) => ({ index, text: positions.lineText(index) }));
  const heads = lines.filter(({ text }) => head.test(text));
  const isMarked = (line: DiffLine | undefined): boolean =>
    line !== undefined && (isTakenAway(line.text) || added.test(line.text));
  const isInside = ({ index, text }: DiffLine): boolean =>
    added.test(text) && [index - 1, index + 1].some((near) => isMarked(lines[near]));
  const isShown = lines.some(isInside) || (heads.length > 0 && lines.some(({ text }) => added.test(text)));
  const marked = isShown ? lines.filter(isMarked) : heads;
  const [first] = marked;
  if (!first || !marked.some(({ text }) => isTakenAway(text))) return;
  const isAlone = marked === heads;
  const start = positions.startOf(first.index);
  const common = {
    code: "yaml/merge-conflict",
    message: isAlone
      ? "The head of a difference of two versions was copied along with the lines below it."
      : "These lines are a difference of two versions, with its marks - and +.",
    label: "copied along",
    start,
    end: positions.endOf(first.index),
    title: isAlone ? "Delete the head" : "Keep the lines with +",
    safety: "review",
    help: isAlone
      ? "Delete it: it says what a program compared."
      : "Delete the lines that begin with -, and the + before the others.",
  } as const;
  const without = (space: string, context: readonly DiffLine[]): Candidate => ({
    ...common,
    edits: [...marked, ...context]
      .toSorted((one, other) => one.index - other.index)
      .map(({ index, text }): Edit => {
        const at = positions.startOf(index);
        return isTakenAway(text)
          ? { start: at, end: positions.startOf(index + 1), text: "", noWords: text }
          : { start: at, end: at + 1, text: space };
      }),
  });
  const context = isAlone && heads.every(({ text }) => !text.startsWith("@@")) ? [] : contextOf(marked, lines);
  if (context.length > 0) yield without("", context);
  // A line has an even number of spaces: with an odd one behind the mark, the mark stands in place of a space.
  const isInPlace = lines.some(({ text }) => /^\+ (?: {2})*\S/.test(text));
  for (const space of isInPlace ? [" ", ""] : ["", " "]) yield without(space, []);
}

/** The lines that a difference shows around its own, with a space before each. */
function contextOf(marked: readonly DiffLine[], lines: readonly DiffLine[]): DiffLine[] {
  const context = new Map<number, DiffLine>();
  for (const { index } of marked)
    for (const step of [-1, 1])
      for (
        let at = index + step, line = lines[at];
        line !== undefined && (line.text === "" || unchanged.test(line.text)) && !marked.includes(line);
        at += step, line = lines[at]
      )
        if (line.text !== "") context.set(at, line);
  return [...context.values()];
}
