import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";

/* Lines that are to be deleted: the fences of a piece of code that was pasted, and a line that stands twice. */

const fence = /^\s*(?:`{3,}|~{3,})\s*[\w-]*\s*$/;

const indentOf = (line: string): number => line.search(/\S|$/);
const isBlank = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);

/** Whether a line is part of a long text: the line that it stands below ends with a bar. */
function isInText(positions: Positions, index: number): boolean {
  const indent = indentOf(positions.lineText(index));
  for (let above = index - 1; above >= 0 && indent > 0; above -= 1) {
    const line = positions.lineText(above);
    if (line.trim() !== "" && indentOf(line) < indent) return /[|>][+-]?\s*$/.test(line);
  }
  return false;
}

/** The fences around code that was pasted from a chat or a manual, all of the file together. */
export function codeFences(positions: Positions): Candidate | undefined {
  if (!/^ *(?:```|~~~)/m.test(positions.text)) return undefined;
  const lines = Array.from({ length: positions.lines }, (_, index) => index).filter(
    (index) => fence.test(positions.lineText(index)) && !isInText(positions, index),
  );
  const [first] = lines;
  if (first === undefined) return undefined;
  const start = positions.startOf(first) + indentOf(positions.lineText(first));
  return {
    code: "yaml/syntax",
    message: `The line ${quote(positions.lineText(first).trim())} does not belong in the file.`,
    label: "not part of it",
    start,
    end: positions.endOf(first),
    title: lines.length > 1 ? "Delete the lines" : "Delete the line",
    safety: "review",
    help: `Delete ${lines.length > 1 ? "such lines" : "the line"}. They mark the beginning and the end of a piece of code in a chat or a manual.`,
    edits: lines.map((index) => ({ start: positions.startOf(index), end: positions.endOf(index), text: "" })),
  };
}

/** Lines that stand twice, one below the other; one candidate for each. */
export function* repeatedLines(positions: Positions): Iterable<Candidate> {
  let above = "";
  let found = 0;
  for (let index = 0; index < positions.lines && found < limits.pastedBlocks; index += 1) {
    const line = positions.lineText(index);
    if (isBlank(line)) continue;
    const isSame = line.trim() === above;
    above = line.trim();
    if (!isSame || isInText(positions, index)) continue;
    found += 1;
    yield {
      code: "yaml/duplicate-key",
      message: `This line stands twice: ${quote(line)}.`,
      label: "second time",
      start: positions.startOf(index) + indentOf(line),
      end: positions.endOf(index),
      title: "Delete the second one",
      safety: "review",
      help: "Delete one of the two.",
      edits: [{ start: positions.startOf(index), end: positions.startOf(index + 1), text: "" }],
    };
  }
}
