import { kindsOfKey } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { blockFrom, hasBar, isHead, linesOf } from "../../regions/lines.ts";
import { shifted } from "../indentation.ts";

/** Keys with items or keys below them that slipped to the right, into the long text above them: one candidate for each text. */
export function* keysInTexts(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  let found = 0;
  for (const head of lines) {
    if (head.key === undefined || !hasBar(head)) continue;
    const [, , ...rest] = blockFrom(lines, head.index);
    const at = rest.findIndex((line, index) => isBlockHead(line, rest[index + 1]));
    const moved = rest.slice(at);
    const [line] = moved;
    if (at === -1 || !line || moved.some(({ indent }) => indent < line.indent)) continue;
    yield shifted(line, moved, head.contentAt - head.start - line.indent);
    if (++found === limits.pastedBlocks) return;
  }
}

function isBlockHead(line: Line, next: Line | undefined): boolean {
  const kinds = isHead(line) && !line.isDashed ? kindsOfKey(line.key ?? "") : undefined;
  return (kinds?.has("array") || kinds?.has("object")) === true && next !== undefined && next.indent > line.indent;
}
