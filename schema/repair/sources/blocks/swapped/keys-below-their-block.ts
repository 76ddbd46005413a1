import { childField, fieldAt, knownKeys, root } from "../../../../language/descriptor.ts";
import type { Candidate } from "../../../../reader/candidate.ts";
import type { Positions } from "../../../../reader/positions.ts";
import { limits } from "../../../limits.ts";
import { isBlank, type Line } from "../../../regions/line.ts";
import { contentBelow, isHead, linesOf } from "../../../regions/lines.ts";
import { swappedLines } from "../../structure.ts";

/** A key that came below the first line of its block: `  email: …` and `constants:` in the line after it. */
export function* keysBelowTheirBlock(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let part: Line | undefined;
  let found = 0;
  for (const [index, line] of lines.entries()) {
    if (line.indent === 0 && !isBlank(line)) part = line;
    const head = lines[index + 1];
    if (line.key === undefined || !head || !isHead(head) || head.isDashed || line.indent !== head.indent + 2) continue;
    const next = lines[contentBelow(lines, index + 1)];
    const isEmpty = !next || next.indent <= head.indent;
    const isBlockOfLine = (isHead(line) || line.isDashed) && next !== undefined && next.indent > line.indent;
    if (isEmpty || isBlockOfLine || isForeign(line, part) || isEntryOf(head, line)) {
      yield swappedLines(line, head);
      if (++found === limits.pastedBlocks) return;
    }
  }
}

/** Whether the part of the file that a line stands in, such as “site”, has no such key. */
function isForeign({ key = "", indent, isDashed }: Line, part: Line | undefined): boolean {
  if (isDashed || indent !== 2) return false;
  const keys = knownKeys(childField(root, part?.key ?? "") ?? {});
  return keys.length > 0 && !keys.includes(key);
}

/** Whether the braces of a line hold keys of the entries that a part of the file has, such as `{ label: New, tone: info }` of “badges”. */
function isEntryOf(part: Line, { key = "", value }: Line): boolean {
  const field = part.indent === 0 && part.key !== undefined ? fieldAt({}, [part.key, key]) : undefined;
  const keys = [...value.matchAll(/[{,]\s*([\w-]+):/g)].map(([, name = ""]) => name);
  return field !== undefined && keys.length > 1 && keys.every((name) => knownKeys(field).includes(name));
}
