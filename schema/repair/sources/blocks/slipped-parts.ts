import { topKeys } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { endsIn, shifted } from "../indentation.ts";
import { blockFrom, isHead, linesOf } from "../../regions/lines.ts";

/**
 * Parts of the file that slipped to the right, below the part above them, and lines of a part that slipped to the left edge, beside
 * it. Below “constants” or “collections” any key is right, so that no other problem names the line.
 */
export function* slippedParts(positions: Positions): Iterable<Candidate> {
  const all = linesOf(positions);
  const lines = all.filter((line) => !isBlank(line));
  const written = new Set(lines.flatMap(({ key, indent }) => (indent === 0 && key !== undefined ? [key] : [])));
  const slipped: Candidate[] = [];
  let found = 0;
  let isInPart = false;
  for (const [index, line] of lines.entries()) {
    const { key, indent, isDashed } = line;
    const isTop = key !== undefined && topKeys.includes(key);
    const heads = indent === 0 && (lines[index + 1]?.indent ?? 0) > 0;
    if (isTop && indent === 0) isInPart = heads;
    const isBelowPart = isInPart;
    // Below a key that the file does not have, nothing is in its place.
    if (heads && !isTop) isInPart = false;
    if (key === undefined || isDashed) continue;
    const isSlipped = isTop ? indent > 0 && !written.has(key) : indent === 0 && isBelowPart;
    if (!isSlipped) continue;
    // With more of them, something else is wrong.
    if (++found > limits.pastedBlocks) return;
    const block = blockFrom(all, line.index);
    for (const level of isTop ? [0] : levelsAbove(lines, index))
      for (const moved of movedTo(level, block)) slipped.push(shifted(line, moved, level - indent));
  }
  yield* slipped;
}

/** What moved along with the first line of a block, if that belongs at a level: nothing where the lines below it are in their place. */
function movedTo(level: number, block: readonly Line[]): (readonly Line[])[] {
  const [first, ...below] = block;
  const next = below.find((line) => !isBlank(line));
  if (!first) return [];
  const isInPlace = next && (next.indent > level || (next.isDashed && next.indent === level));
  if (isInPlace && level > first.indent) return [[first]];
  return [...endsIn(block, first, level).slice(0, 1), block.length].map((end) => block.slice(0, end));
}

/** Where the keys are that a line may stand beside: those that enclose the line above it, the outermost first. */
function levelsAbove(lines: readonly Line[], at: number): number[] {
  const levels = new Set<number>();
  let least = Infinity;
  for (let index = at - 1; index >= 0 && least > 0; index -= 1) {
    const line = lines[index];
    if (!line || line.indent >= least) continue;
    least = line.indent;
    if (line.isDashed) levels.add(line.contentAt - line.start);
    else levels.add(line.indent);
    if (isHead(line)) levels.add(line.contentAt - line.start + 2);
  }
  return [...levels].filter((level) => level > 0).sort((one, other) => one - other);
}
