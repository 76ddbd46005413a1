import { topKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, lineAt, type Line } from "../../regions/line.ts";
import { shifted } from "../indentation.ts";

/**
 * Parts of the file that slipped to the right, below the part above them, and lines of a part that slipped to the left edge, beside
 * it. Below “constants” or “collections” any key is right, so that no other problem names the line.
 */
export function* slippedParts(positions: Positions): Iterable<Candidate> {
  const lines = Array.from({ length: positions.lines }, (_, index) => lineAt(positions, index)).filter(
    (line): line is Line => line !== undefined && !isBlank(line),
  );
  const written = new Set(lines.flatMap(({ key, indent }) => (indent === 0 && key !== undefined ? [key] : [])));
  const slipped: Candidate[] = [];
  // How far the keys of the part above are to the right.
  let inside = 0;
  for (const [index, line] of lines.entries()) {
    const { key, indent, isDashed } = line;
    const isTop = key !== undefined && topKeys.includes(key);
    if (isTop && indent === 0) inside = lines[index + 1]?.indent ?? 0;
    if (key === undefined || isDashed) continue;
    const isSlipped = isTop ? indent > 0 && !written.has(key) : indent === 0 && inside > 0;
    if (!isSlipped) continue;
    // With more of them, something else is wrong.
    if (slipped.length === limits.pastedBlocks) return;
    const next = lines.findIndex((one, other) => other > index && one.indent <= indent);
    slipped.push(shifted(line, lines.slice(index, next === -1 ? lines.length : next), isTop ? -indent : inside));
  }
  yield* slipped;
}
