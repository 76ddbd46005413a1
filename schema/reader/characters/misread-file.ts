import type { Problem } from "../../problem.ts";
import type { Positions } from "../positions.ts";
import { misreadRuns } from "./misread-runs.ts";
import { inWholeWords } from "./whole-words.ts";

/** On so many lines, characters that were read wrongly are a mistake of the whole file. */
const minLines = 4;

/** What was read wrongly begins with such a letter; letters of a PDF that are one, and bytes of a mail, came along with a text. */
const isOfEncoding = /^[\u00c2-\u00f4]/;

/**
 * A file that a program has read in another encoding and saved: `â€™` stands for each ’. Then no character beyond the plain ones is as
 * it was; where one is, only a part of the file was copied from such a program.
 */
export function misreadFile(positions: Positions): Problem | undefined {
  const { text } = positions;
  const runs = misreadRuns(text).filter(({ written }) => isOfEncoding.test(written));
  const lines = new Set(runs.map(({ start }) => positions.lineOf(start)));
  const [first] = runs;
  if (!first || lines.size < minLines) return undefined;
  // oxlint-disable-next-line no-control-regex -- the plain characters are those of ASCII
  const beyond = text.match(/[^\u0000-\u007f]/g)?.length ?? 0;
  if (beyond > runs.reduce((sum, { written }) => sum + written.length, 0)) return undefined;
  return {
    code: "file/wrong-encoding",
    severity: "error",
    message: `A program has read this file wrongly: on ${lines.size} lines, such as this one.`,
    label: `was ${first.right}`,
    help: "Take the file as it was before, or write the right characters. Open it with the encoding UTF-8 from now on.",
    range: positions.range(first.start, first.start + first.written.length),
    fixes: [
      {
        title: "Write the right characters",
        safety: "review",
        edits: inWholeWords(
          text,
          runs.map(({ start, written, right }) => ({ start, end: start + written.length, text: right })),
        ),
      },
    ],
  };
}
