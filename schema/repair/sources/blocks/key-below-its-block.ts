import { childField, knownKeys, root } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { contentBelow, isHead, linesOf } from "../../regions/lines.ts";
import { swappedLines } from "../structure.ts";

/** A key that came below the first line of its block: `  email: …` and `constants:` in the line after it. */
export function* keysBelowTheirBlock(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  for (const [index, line] of lines.entries()) {
    const head = lines[index + 1];
    if (line.key === undefined || !head || !isHead(head) || head.isDashed || line.indent !== head.indent + 2) continue;
    const next = lines[contentBelow(lines, index + 1)];
    const isEmpty = !next || next.indent <= head.indent;
    const isBlockOfLine = (isHead(line) || line.isDashed) && next !== undefined && next.indent > line.indent;
    if (isEmpty || isBlockOfLine || isForeign(line, lines)) yield swappedLines(line, head);
  }
}

/** Whether a part of the file, such as “site”, has no such key. */
function isForeign({ key = "", index, indent, isDashed }: Line, lines: readonly Line[]): boolean {
  if (isDashed || indent !== 2) return false;
  const part = lines.slice(0, index).findLast((line) => line.indent === 0 && !isBlank(line));
  const keys = knownKeys(childField(root, part?.key ?? "") ?? {});
  return keys.length > 0 && !keys.includes(key);
}
