import { topKeys } from "../../../language/descriptor.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { linesOf } from "../../regions/lines.ts";
import { strayLine } from "../indentation.ts";

/** One or two words, and no character of the format. */
const isWord = /^[\p{L}\p{N}_]{1,24}(?: [\p{L}\p{N}_]{1,24})?\s*$/u;

/**
 * A letter or a word on a line of its own at the left edge, in the middle of a page. The lines below it seem to belong to it, and all
 * that follows to be elsewhere: without that line, the rest is right.
 */
export function* strayWords(positions: Positions): Iterable<Candidate> {
  if (!/^[\p{L}\p{N}_ ]{1,50}\s*$/mu.test(positions.text)) return;
  const lines = linesOf(positions).filter((line) => !isBlank(line));
  const found: Candidate[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isWord.test(line.text) || isLikeTopKey(line)) continue;
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (!above || !below || above.indent < 2 || below.indent < 2) continue;
    found.push(strayLine(line));
    if (found.length === limits.pastedBlocks) break;
  }
  const [first] = found;
  if (first && found.length > 1)
    yield {
      ...first,
      message: `${found.length} lines are neither keys with values nor items of a list, this one first.`,
      title: "Make them comments",
      help: "Write each as a key and a value (title: …). For a note to yourself, put # before it.",
      edits: found.flatMap(({ edits }) => edits),
    };
  yield* found;
}

const isLikeTopKey = ({ text }: Line): boolean => nearest(text.trim(), topKeys) !== undefined;
