import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { indentOf, isBlankLine } from "../../../reader/lines.ts";

/** Whether a line is part of a long text: the line that it stands below ends with a bar. */
export function isInText(positions: Positions, index: number): boolean {
  const indent = indentOf(positions.lineText(index));
  for (let above = index - 1; above >= 0 && indent > 0; above -= 1) {
    const line = positions.lineText(above);
    if (line.trim() !== "" && indentOf(line) < indent) return /[|>][+-]?\s*$/.test(line);
  }
  return false;
}

/** Lines that stand twice, one below the other; one candidate for each. */
export function* repeatedLines(positions: Positions): Iterable<Candidate> {
  let above = "";
  let found = 0;
  for (let index = 0; index < positions.lines && found < limits.pastedBlocks; index += 1) {
    const line = positions.lineText(index);
    if (isBlankLine(line)) continue;
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
