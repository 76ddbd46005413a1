import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { oddSpace, unseen } from "../../../reader/mistakes/odd-space.ts";
import { indentOf } from "../../../reader/lines.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";

/** With fewer, it is said of each line. */
const minLines = 3;

const gap = `(?: |${oddSpace.source})`;
/** What is before a value: indentation, dashes, a key and its colon. */
const head = new RegExp(`^${gap}*(?:-${gap}+)*(?:[\\p{L}\\p{N}_-]+:${gap}*)?`, "u");
/** The same between braces. */
const inBraces = new RegExp(`(?<=[{,]${gap}{0,4})[\\w-]+:${gap}+`, "g");
const begins = /[{[]/;

function editsIn(text: string, start: number): readonly Edit[] {
  const lead = head.exec(text)?.[0] ?? "";
  const pieces = [{ index: 0, 0: lead }];
  if (begins.test(text.charAt(lead.length))) pieces.push(...text.matchAll(inBraces));
  return pieces.flatMap(({ index, 0: piece }) =>
    [...piece].flatMap((character, at): readonly Edit[] => {
      if (!oddSpace.test(character)) return [];
      const from = start + index + at;
      return [{ start: from, end: from + 1, text: unseen.test(character) ? "" : " " }];
    }),
  );
}

/** Spaces that are none behind dashes and colons, as another program writes them: all of the file together. */
export function oddSpaces(positions: Positions): Candidate | undefined {
  if (!oddSpace.test(positions.text)) return undefined;
  let textBelow = Infinity;
  const lines = Array.from({ length: positions.lines }, (_, index) => index).flatMap((index) => {
    const text = positions.lineText(index);
    // Such a space may stand in a long text.
    if (text.trim() === "" || indentOf(text) > textBelow) return [];
    textBelow = /: ?[|>][+-]?$/.test(text.slice(-80).trimEnd()) ? indentOf(text) : Infinity;
    const isOdd = text.length <= limits.lineLength && oddSpace.test(text) && !/^\s*#/.test(text);
    const edits = isOdd ? editsIn(text, positions.startOf(index)) : [];
    return edits.length > 0 ? [edits] : [];
  });
  const [start] = lines.flat();
  if (!start || lines.length < minLines) return undefined;
  return {
    code: "yaml/odd-character",
    message: `${lines.length} lines have spaces of another kind before their words, this one first.`,
    label: "not a plain space",
    start: start.start,
    end: start.end,
    title: "Use plain spaces",
    safety: "safe",
    help: "Delete them and type them again. They come along when text is copied from another program.",
    edits: lines.flat(),
  };
}
