import { quote } from "../../../language/words.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import type { Line } from "../../regions/line.ts";
import { movedBy, things, usualIndent } from "./heads.ts";
import { linesOf } from "../../regions/lines.ts";
import { isInText } from "./repeated-lines.ts";

const fence = /^\s*(?:`{3,}|~{3,})\s*[\w-]*\s*$/;

/**
 * The fences around code that was pasted from a chat or a manual, all of the file together; where pages or sections are between them that begin
 * at another place than the others, those are moved too.
 */
export function* codeFences(positions: Positions): Iterable<Candidate> {
  if (!/^ *(?:```|~~~)/m.test(positions.text)) return;
  const lines = linesOf(positions);
  const fences = lines.filter(({ index, text }) => fence.test(text) && !isInText(positions, index));
  const [first] = fences;
  if (first === undefined) return;
  const removal = fences.map(({ start, end, text }): Edit => ({ start, end, text: "", noWords: text.trim() }));
  const common = {
    code: "yaml/syntax",
    message: `The line ${quote(first.text.trim())} does not belong in the file.`,
    label: "not part of it",
    start: first.start + first.indent,
    end: first.end,
    safety: "review",
  } as const;
  const what = fences.length > 1 ? "such lines" : "the line";
  const why = "They mark the beginning and the end of a piece of code in a chat or a manual.";
  const moved = movedBetween(fences, lines);
  if (moved.length > 0)
    yield {
      ...common,
      title: "Delete the lines, and move those between them",
      help: `Delete ${what}, and move the lines between them to where the others of their kind begin. ${why}`,
      edits: [...removal, ...moved].toSorted((one, other) => one.start - other.start),
    };
  yield {
    ...common,
    title: fences.length > 1 ? "Delete the lines" : "Delete the line",
    help: `Delete ${what}. ${why}`,
    edits: removal,
  };
}

/** The edits that bring what is between two fences to where pages or sections begin. */
function movedBetween(fences: readonly Line[], lines: readonly Line[]): Edit[] {
  const texts = lines.filter((line) => !fences.includes(line)).map(({ text }) => text);
  const edits: Edit[] = [];
  for (const [index, opening] of fences.entries()) {
    const closing = index % 2 === 0 ? fences[index + 1] : undefined;
    const inside = closing ? lines.slice(opening.index + 1, closing.index) : [];
    const thing = things.find(({ head }) => head.test(inside[0]?.text ?? ""));
    const usual = thing && usualIndent(texts, thing);
    if (usual !== undefined && inside[0]) edits.push(...movedBy(inside, usual - inside[0].indent));
  }
  return edits;
}
