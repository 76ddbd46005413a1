import type { Edit, Position, Range } from "../problem.ts";

/** Turns offsets of a text into lines and columns. */
export class Positions {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  /** How many lines there are. */
  get lines(): number {
    return this.#starts.length;
  }

  /** The index, from 0, of the line that holds the offset. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where the line starts; the end of the text for a line that is not there. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length;
  }

  /** The line without its line end. */
  lineText(line: number): string {
    return this.text.slice(this.startOf(line), this.endOf(line));
  }

  /** Where the line ends, before its line end. */
  endOf(line: number): number {
    const next = this.#starts[line + 1];
    if (next === undefined) return this.text.length;
    return this.text.charCodeAt(next - 2) === 13 ? next - 2 : next - 1;
  }

  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.text.length));
    const line = this.lineOf(at);
    return { line: line + 1, column: at - this.startOf(line) + 1, offset: at };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(Math.max(start, end)) };
  }
}

/** The text with the edit made. */
export const applyEdit = (text: string, edit: Edit): string =>
  text.slice(0, edit.start) + edit.text + text.slice(edit.end);

/** The text with all edits made; their offsets are those of the text as given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const lastFirst = [...edits].sort((a, b) => b.start - a.start || b.end - a.end);
  const ordered = lastFirst.toReversed();
  const isApart = ordered.every(({ start }, index) => start >= (ordered[index - 1]?.end ?? 0));
  // One edit after the other copies the text each time.
  if (!isApart) return lastFirst.reduce(applyEdit, text);
  const pieces = ordered.map((edit, index) => text.slice(ordered[index - 1]?.end ?? 0, edit.start) + edit.text);
  return pieces.join("") + text.slice(ordered.at(-1)?.end ?? 0);
}

/** From an offset after the edits, which were made one after the other, to the offset before them. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  let at = offset;
  for (const edit of edits.toReversed()) {
    const inserted = edit.start + edit.text.length;
    if (at >= inserted) at += edit.end - inserted;
    else if (at > edit.start) at = Math.min(at, edit.end);
  }
  return at;
}

/** How many lines a text has. */
export function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
