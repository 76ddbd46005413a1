import { topKeys } from "../../language/descriptor.ts";
import type { Failure, Parse } from "../../reader/parsed.ts";
import { Positions } from "../../reader/positions.ts";
import { limits } from "../limits.ts";
import { indentOf, isBlankLine } from "../../reader/lines.ts";

export interface Excerpt {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** The line of the key at the top that it belongs to; nothing where it is the whole text, or begins with such a key. */
  readonly head: string;
  /** Where the line after the block begins, which is taken along: what is wrong may show there. The end, where there is none. */
  readonly next: number;
  /** Where it fails, in the whole text. */
  readonly failure: Failure;
}

/** The block of lines around a failure, where it fails alone as it does in the whole: a page, or a key at the top. */
export function excerptAround(text: string, failure: Failure, parse: Parse): Excerpt {
  const whole = { text, start: 0, head: "", next: text.length, failure };
  if (text.length < limits.excerptCharacters) return whole;
  const positions = new Positions(text);
  const at = positions.lineOf(failure.start);
  const failing = positions.lineText(at);
  const isWord = /^[\w-]+\s*$/.test(failing);
  const below = isWord ? contentBelow(positions, at) : at;
  // An item that moved to the left took what belongs to it along.
  const reach = (indent: number): number => (/^ *- /.test(failing) ? Math.min(indent, indentOf(failing)) : indent);
  for (const head of headsAbove(positions, at, isWord)) {
    const indent = indentOf(positions.lineText(head));
    const last = isWord
      ? endOf(positions, below, indentOf(positions.lineText(below)))
      : endOf(positions, at, reach(indent));
    const start = positions.startOf(head);
    const piece = {
      text: text.slice(start, positions.startOf(Math.min(last + 1, positions.lines))),
      start,
      next: positions.startOf(last) - start,
      head: indent === 0 ? "" : topOf(positions, head),
    };
    const first = parse(piece.head + piece.text).failures[0];
    const by = start - piece.head.length;
    // By itself, a piece may fail a little earlier or later, for the same reason.
    if (first && Math.abs(positions.lineOf(first.start + by) - at) <= limits.excerptNearby)
      return { ...piece, failure: { ...first, start: first.start + by, end: first.end + by } };
  }
  return whole;
}

function topOf(positions: Positions, from: number): string {
  for (let line = from - 1; line >= 0; line -= 1)
    if (/^[\w-]+:/.test(positions.lineText(line))) return `${positions.lineText(line)}\n`;
  return "";
}

/** The first line after one that is no further to the right than so many spaces. Comments end no block. */
function endOf(positions: Positions, first: number, indent: number): number {
  for (let line = first + 1; line < positions.lines; line += 1)
    if (!isBlankLine(positions.lineText(line)) && indentOf(positions.lineText(line)) <= indent) return line;
  return positions.lines;
}

/** The nearest line below one that is neither empty nor a comment; the line itself where there is none. */
function contentBelow(positions: Positions, at: number): number {
  for (let line = at + 1; line < positions.lines; line += 1) if (!isBlankLine(positions.lineText(line))) return line;
  return at;
}

/**
 * Lines above that begin a block near the left edge, the nearest first. Where a word at the left edge has no colon, the block
 * before it, and the first thing below it, are enough to see that it should have one.
 */
function* headsAbove(positions: Positions, at: number, isWord: boolean): Iterable<number> {
  const step = stepOf(positions.text);
  const head = isWord ? /^[\w-]+:/ : new RegExp(`^(?: {${step}})?(?:- |[\\w-]+:)`);
  let found = 0;
  const above = /^([\w-]+):\s*$/.exec(positions.lineText(at - 1))?.[1];
  if (above !== undefined && topKeys.includes(above)) yield at - 1;
  for (let line = at - 2; line >= 0 && found < 4; line -= 1) {
    const text = positions.lineText(line);
    // What is at the left edge and does not belong there is part of the mistake.
    const top = /^[\w-]+(?=:)/.exec(text)?.[0];
    if (!head.test(text) || (top !== undefined && !topKeys.includes(top)) || isBesideEmpty(positions, line)) continue;
    // The first item of a long list has none above it but the list.
    if (top !== undefined) yield* itemsNear(positions, at, step);
    found += 1;
    yield line;
  }
}

/** By how many spaces the first line is indented that is. */
const stepOf = (text: string): number => /^ +(?=[^\s#])/m.exec(text)?.[0].length ?? 2;

/** The line, and the one above it, where an item begins there. */
const itemsNear = (positions: Positions, at: number, step: number): readonly number[] =>
  [at - 1, at].filter((line) => new RegExp(`^(?: {${step}})?- `).test(positions.lineText(line)));

/** Whether a line is right below a key that is empty, and as far to the right: it may belong inside it. */
function isBesideEmpty(positions: Positions, line: number): boolean {
  for (let above = line - 1; above >= 0; above -= 1) {
    const text = positions.lineText(above);
    if (isBlankLine(text)) continue;
    return indentOf(text) === indentOf(positions.lineText(line)) && /^\s*[\w-]+:\s*(?:#.*)?$/.test(text);
  }
  return false;
}
