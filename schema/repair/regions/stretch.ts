import type { Positions } from "../../reader/positions.ts";
import { limits } from "../limits.ts";
import { indentOf, isBlankLine } from "../../reader/lines.ts";

/** A stretch of lines that can be looked at by itself: a section, an entry, a group of a menu. */
export interface Stretch {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** The lines that it belongs to, from the top of the file. */
  readonly head: string;
  /** How many of them there are: what is missing there is not counted. */
  readonly depth: number;
}

/** The lines that enclose one, the innermost first: each is further to the left than the one before. */
function enclosing(positions: Positions, from: number): number[] {
  const found: number[] = [];
  let least = Infinity;
  for (let line = from; line >= 0 && least > 0; line -= 1) {
    const text = positions.lineText(line);
    if (isBlankLine(text) || indentOf(text) >= least) continue;
    found.push(line);
    least = indentOf(text);
  }
  return found;
}

/** Where the block that begins on a line ends: the first line after `at` that is no further to the right. */
function endOf(positions: Positions, first: number, at: number): number {
  const indent = indentOf(positions.lineText(first));
  for (let line = Math.max(first, at) + 1; line < positions.lines; line += 1) {
    const text = positions.lineText(line);
    if (!isBlankLine(text) && indentOf(text) <= indent) return line;
  }
  return positions.lines;
}

/**
 * Where a block that is taken along ends; of a long one, whole parts only: a piece of one would seem to lack something. An item
 * of a list has all its keys or is left out.
 */
function endBeside(positions: Positions, first: number): number {
  const end = endOf(positions, first, first);
  if (end <= first + limits.stretchLines) return end;
  if (positions.lineText(first).trimStart().startsWith("- ")) return first;
  const indent = indentOf(positions.lineText(first)) + 2;
  for (let line = first + limits.stretchLines; line > first; line -= 1) {
    const text = positions.lineText(line);
    if (!isBlankLine(text) && indentOf(text) <= indent) return hasContent(positions, first + 1, line) ? line : first;
  }
  return first;
}

/** Whether there is more than notes and empty lines from one line to another. */
function hasContent(positions: Positions, from: number, to: number): boolean {
  for (let line = from; line < to; line += 1) if (!/^\s*(?:#|$)/.test(positions.lineText(line))) return true;
  return false;
}

/** The lines around one: the largest block that it belongs to and that can be looked at quickly, and the smallest. */
export function stretchesAround(positions: Positions, at: number): readonly Stretch[] {
  // The line itself may be too far to the left: what is above it tells where it belongs.
  let above = at - 1;
  while (above > 0 && isBlankLine(positions.lineText(above))) above -= 1;
  const openers = enclosing(positions, Math.max(above, 0));
  let chosen = -1;
  for (const [index, first] of openers.entries()) {
    const lines = endOf(positions, first, at) - first;
    if (lines <= limits.stretchLines || (chosen === -1 && lines <= limits.longStretchLines)) chosen = index;
  }
  if (chosen === -1) return [];
  return [...new Set([chosen, 0])].flatMap((index) => {
    const first = openers[index];
    return first === undefined ? [] : [stretchFrom(positions, first, openers.slice(index + 1).toReversed(), at)];
  });
}

function stretchFrom(positions: Positions, first: number, heads: readonly number[], at: number): Stretch {
  const start = positions.startOf(first);
  const end = endOf(positions, first, at);
  // What is beside it may be part of the mistake.
  const isBeside = indentOf(positions.lineText(end)) === indentOf(positions.lineText(first));
  const last = isBeside && end < positions.lines ? endBeside(positions, end) : end;
  const text = positions.text.slice(start, positions.startOf(last));
  const head = heads.map((line) => `${positions.lineText(line)}\n`).join("");
  // Without one of the keys of the frame it would be taken for another kind of file.
  const frame = /^(?:version|site|routes):/m.test(head + text) ? "" : "version: 1\n";
  return { text, start, head: frame + head, depth: heads.length + (frame === "" ? 0 : 1) };
}
