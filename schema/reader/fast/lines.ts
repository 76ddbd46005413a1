import type { Mark } from "../parsed.ts";
import { colonOf, pastSpaces } from "./plain-values.ts";

const space = 32;
const dash = 45;
const hash = 35;
const tab = 9;

/** A place to which reading can return. */
export interface Place {
  readonly start: number;
  readonly next: number;
  readonly marks: number;
  readonly tokens: number;
}

/** Goes along the lines of a text that have content, and notes the comments on the way. */
export class Lines {
  readonly text: string;
  readonly marks: Mark[] = [];
  /** How many tokens there were, as the library counts them. */
  tokens = 1;
  /** Where the content of the line begins, and how far it is indented; -1 behind the last line. */
  start = 0;
  indent = -1;
  /** Where the line ends, and where the next one begins. */
  lineEnd = 0;
  next = 0;
  /** Whether a line is indented in another way than by spaces. */
  isOdd = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next line with content. */
  advance(from = this.next): void {
    const { text } = this;
    for (let lineStart = from; lineStart < text.length; lineStart = this.next) {
      const found = text.indexOf("\n", lineStart);
      const stop = found === -1 ? text.length : found;
      const lineEnd = text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
      const start = pastSpaces(text, lineStart);
      this.next = stop + 1;
      this.tokens += (start > lineStart ? 1 : 0) + (found === -1 ? 0 : 1);
      if (start >= lineEnd) continue;
      const code = text.charCodeAt(start);
      if (code === tab) this.isOdd = true;
      if (code === hash) {
        this.note(start, lineEnd);
        continue;
      }
      this.start = start;
      this.indent = start - lineStart;
      this.lineEnd = lineEnd;
      return;
    }
    this.indent = -1;
  }

  /** Goes on in the line: what begins there is indented as far as its place. */
  enter(at: number): void {
    this.indent += at - this.start;
    this.start = at;
  }

  note(start: number, end: number): void {
    this.marks.push({ kind: "comment", start, text: this.text.slice(start, end) });
    this.tokens += 1;
  }

  isDash(at = this.start): boolean {
    return this.text.charCodeAt(at) === dash && (at + 1 >= this.lineEnd || this.text.charCodeAt(at + 1) === space);
  }

  isComment(at: number): boolean {
    return this.text.charCodeAt(at) === hash;
  }

  /** Whether keys or items begin here. */
  isBlock(): boolean {
    return this.isDash() || colonOf(this.text, this.start) !== -1;
  }

  place(): Place {
    return { start: this.start, next: this.next, marks: this.marks.length, tokens: this.tokens };
  }

  /** Behind what begins at a place, with all that is further inside, and behind so many of its kind below it, at most. */
  endOf({ start, next }: Place, column: number, max: number): number {
    const { text } = this;
    const isItem = text.charCodeAt(start) === dash;
    let end = this.#endBelow(next, column);
    for (let count = 1; count < max && end < text.length; count += 1) {
      const below = pastSpaces(text, end);
      if (below - end !== column || (text.charCodeAt(below) === dash) !== isItem) break;
      const found = text.indexOf("\n", below);
      end = this.#endBelow(found === -1 ? text.length : found + 1, column);
    }
    return end;
  }

  /** Behind the lines from a place on that are further inside than a column. */
  #endBelow(from: number, column: number): number {
    const { text } = this;
    let end = from;
    while (end < text.length) {
      const found = text.indexOf("\n", end);
      const stop = found === -1 ? text.length : found;
      const start = pastSpaces(text, end);
      const isBlank = start >= stop || text.charCodeAt(start) === 13;
      if (!isBlank && start - end <= column) break;
      end = stop + 1;
    }
    return Math.min(end, text.length);
  }
}
