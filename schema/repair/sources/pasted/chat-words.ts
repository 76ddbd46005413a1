import { topKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";

const fence = /^(?:`{3,}|~{3,})\s*[\w-]*\s*$/;

/** A sentence: three words and more at the left edge, and no line of a key of the file, be it with another mark than the colon. */
const isSentence = ({ text, key }: Line): boolean =>
  /^["“]?\p{L}\S*(?:\s+\S+){2,}/u.test(text) &&
  !topKeys.includes(key ?? /^([a-z]\w*)\s*[=:;-]+>?\s/i.exec(text)?.[1]?.toLowerCase() ?? "");

/** A sentence that says what follows. */
const announces = /(?:\s\S+){3}:\s*$/;

/** Whether a long text is above: the sentence may have been part of it. */
const isBelowText = (above: Line | undefined, positions: Positions): boolean =>
  above !== undefined && (/[|>][+-]?\s*$/.test(above.text) || isInText(positions, above.index));

/** “Here is your updated file:” above the file, and “Let me know if …” below it, with the fences in between: one candidate for all. */
export function chatWords(positions: Positions): Candidate | undefined {
  const lines = linesOf(positions).filter((line) => !isBlank(line));
  const begins = lines.findIndex(({ key, indent }) => indent === 0 && key !== undefined && topKeys.includes(key));
  const ends = lines.findLastIndex((line) => line.indent > 0 || (!isSentence(line) && !fence.test(line.text)));
  if (begins === -1 || ends < begins) return undefined;
  const above = lines.slice(0, begins);
  const below = lines.slice(ends + 1);
  // A sentence that announces what follows, among the lines of the file.
  const inside = lines
    .slice(begins, ends + 1)
    .filter(
      (line, index, all) => isSentence(line) && announces.test(line.text) && !isBelowText(all[index - 1], positions),
    );
  const around = [...above, ...inside, ...below];
  const words = around.filter((line) => isSentence(line));
  const fences = around.filter(({ text }) => fence.test(text));
  const [first] = around;
  // What stands alone below the file may be a note of the author.
  const isChat = inside.length > 0 || above.some((line) => isSentence(line)) || (words.length > 0 && fences.length > 0);
  if (!first || !isChat || words.length + fences.length < around.length) return undefined;
  return {
    code: "yaml/syntax",
    message:
      around.length === 1
        ? "This sentence does not belong in the file."
        : `${around.length} lines around the file do not belong in it: those that a chat wrote.`,
    label: "not part of it",
    start: first.start,
    end: first.end,
    title: "Make them comments",
    safety: "review",
    help:
      around.length === 1
        ? "Delete the line. It is what a chat says around a file."
        : `Delete them: ${around.map(({ index }) => `line ${index + 1}`).join(", ")}.`,
    edits: around.map((line) =>
      fences.includes(line)
        ? { start: line.start, end: line.end, text: "" }
        : { start: line.start, end: line.start, text: "# " },
    ),
    isGuess: true,
  };
}
