import { maxTokens } from "../guard.ts";
import { Lines, type Place } from "./lines.ts";
import type { CountedParsed, Mark } from "../parsed.ts";
import { colonOf, keyAt, pastSpaces, valueAt } from "./plain-values.ts";
import { deeperThan, depthLimit, relocate, type Pair, type TreeNode } from "../tree.ts";

/** What a text holds that is written plainly. */
export interface Plain {
  readonly root: TreeNode;
  readonly marks: readonly Mark[];
  /** How many tokens it has, as the library counts them. */
  readonly tokens: number;
}

/**
 * Reads a text that is written the way almost all are: keys and items on lines of their own, values behind them or further inside.
 * What is rarer (texts of several lines, quotes with a backslash) is given to the library with the lines that it is on.
 * Where anything is unusual that reaches further, or wrong, it gives the place: the library decides about that, and nothing is
 * read here that it would read in another way. It takes a tenth of the library's time.
 */
export function plainLines(text: string, library: (piece: string) => CountedParsed): Plain | number {
  if (/^\ufeff|\r(?!\n)/.test(text)) return 0;
  return new PlainLines(text, library).read();
}

/** The library takes a while to begin: after so many odd pieces below each other, so many are read at once. */
const fewOdds = 8;
const readTogether = 64;

class PlainLines {
  readonly #text: string;
  readonly #library: (piece: string) => CountedParsed;
  readonly #maxTokens: number;
  readonly #lines: Lines;
  /** How many lists and mappings are open: what is nested deeper than the limit is the library's to report. */
  #depth = 0;
  /** Where the last odd piece ended, and how many there were without another between them. */
  #oddEnd = -1;
  #odds = 0;

  constructor(text: string, library: (piece: string) => CountedParsed) {
    this.#text = text;
    this.#library = library;
    this.#maxTokens = maxTokens(text.length);
    this.#lines = new Lines(text);
  }

  read(): Plain | number {
    const lines = this.#lines;
    lines.advance();
    const root = lines.indent >= 0 && lines.isBlock() ? this.#block() : undefined;
    const isWhole = root && lines.indent === -1 && !lines.isOdd && lines.tokens <= this.#maxTokens;
    return isWhole ? { root, marks: lines.marks, tokens: lines.tokens } : lines.start;
  }

  #block(): TreeNode | undefined {
    const lines = this.#lines;
    if (lines.tokens > this.#maxTokens || lines.isOdd) return undefined;
    return lines.isDash() ? this.#list() : this.#map();
  }

  #map(): TreeNode | undefined {
    const lines = this.#lines;
    const { indent: column, start } = lines;
    const pairs: Pair[] = [];
    if (this.#depth === depthLimit) return undefined;
    this.#depth += 1;
    do {
      const isRead = !lines.isDash() && this.#pair(column, pairs);
      if (!isRead) return undefined;
    } while (lines.indent === column);
    this.#depth -= 1;
    const end = pairs.at(-1)?.value.end;
    return lines.indent > column || end === undefined ? undefined : { kind: "map", start, end, flow: false, pairs };
  }

  #list(): TreeNode | undefined {
    const lines = this.#lines;
    const { indent: column, start } = lines;
    const items: TreeNode[] = [];
    if (this.#depth === depthLimit) return undefined;
    this.#depth += 1;
    do {
      const isRead = this.#item(column, items);
      if (!isRead) return undefined;
    } while (lines.indent === column && lines.isDash());
    this.#depth -= 1;
    const end = items.at(-1)?.end;
    return lines.indent > column || end === undefined ? undefined : { kind: "list", start, end, flow: false, items };
  }

  /** Reads a key with its value; whether it could be read. */
  #pair(column: number, pairs: Pair[]): boolean {
    const [lines, text] = [this.#lines, this.#text];
    const place = lines.place();
    const colon = colonOf(text, place.start);
    if (colon === -1) return this.#oddPairs(place, column, pairs);
    const from = pastSpaces(text, colon + 1);
    lines.tokens += from > colon + 1 ? 4 : 3;
    let value: TreeNode | undefined;
    if (from < lines.lineEnd && !lines.isComment(from)) {
      value = this.#value(from, column);
      if (!value) return this.#oddPairs(place, column, pairs);
    } else {
      if (from < lines.lineEnd) lines.note(from, lines.lineEnd);
      lines.advance();
      const isBelow = lines.indent > column || (lines.indent === column && lines.isDash());
      // An empty value, or one on a line of its own.
      if (!isBelow || !lines.isBlock()) return this.#oddPairs(place, column, pairs);
      value = this.#block();
      if (!value) return false;
    }
    const key = keyAt(text, place.start, colon);
    pairs.push({ key, name: key.raw, value });
    return true;
  }

  /** Reads an item behind its dash; whether it could be read. */
  #item(column: number, items: TreeNode[]): boolean {
    const [lines, text] = [this.#lines, this.#text];
    const place = lines.place();
    const from = pastSpaces(text, place.start + 1);
    if (from >= lines.lineEnd || lines.isDash(from)) return this.#oddItems(place, column, items);
    lines.tokens += 2;
    let value: TreeNode | undefined;
    if (colonOf(text, from) === -1) {
      value = this.#value(from, column);
      if (!value) return this.#oddItems(place, column, items);
    } else {
      lines.enter(from);
      value = this.#map();
    }
    if (value) items.push(value);
    return value !== undefined;
  }

  /** A value on the line; undefined where something follows that belongs to it. */
  #value(from: number, column: number): TreeNode | undefined {
    const lines = this.#lines;
    const found = valueAt(this.#text, from, lines.lineEnd);
    if (!found || this.#isTooDeep(found.node, this.#depth)) return undefined;
    const rest = pastSpaces(this.#text, found.end);
    lines.tokens += found.tokens + (rest > found.end ? 1 : 0);
    if (rest < lines.lineEnd) {
      if (rest === found.end || !lines.isComment(rest)) return undefined;
      lines.note(rest, lines.lineEnd);
    }
    lines.advance();
    return lines.indent > column ? undefined : found.node;
  }

  #oddPairs(place: Place, column: number, pairs: Pair[]): boolean {
    const odd = this.#odd(place, column);
    if (odd?.kind !== "map" || odd.flow) return false;
    for (const pair of odd.pairs) pairs.push(pair);
    return true;
  }

  #oddItems(place: Place, column: number, items: TreeNode[]): boolean {
    const odd = this.#odd(place, column);
    if (odd?.kind !== "list" || odd.flow) return false;
    for (const item of odd.items) items.push(item);
    return true;
  }

  /** Behind what is odd, with all that is further inside; where much is, some of what follows is read with it. */
  #endOfOdd(place: Place, column: number): number {
    this.#odds = place.start - column === this.#oddEnd ? this.#odds + 1 : 0;
    this.#oddEnd = this.#lines.endOf(place, column, this.#odds < fewOdds ? 1 : readTogether);
    return this.#oddEnd;
  }

  /** Has the library read what begins at a place, with all that is further inside. */
  #odd(place: Place, column: number): TreeNode | undefined {
    const [lines, text] = [this.#lines, this.#text];
    // Other tokens may reach over what is around them.
    if (!/[\p{L}\p{N}"'-]/u.test(text.charAt(place.start))) return undefined;
    const end = this.#endOfOdd(place, column);
    const odd = text.slice(place.start, end);
    if (odd.includes("\t")) return undefined;
    const { parsed, tokens } = this.#library(" ".repeat(column) + odd);
    const { root, failures, marks, documents, tooDeepAt } = parsed;
    if (!root || failures.length > 0 || documents > 1 || tooDeepAt !== undefined) return undefined;
    // It goes on with the list or mapping that it is in.
    if (this.#isTooDeep(root, this.#depth - 1)) return undefined;
    const by = place.start - column;
    lines.marks.length = place.marks;
    for (const mark of marks) lines.marks.push({ ...mark, start: mark.start + by });
    // What is before it on its line, the end of that line and the beginning of a text are counted already.
    const counted = (column > 0 ? 1 : 0) + (place.next <= text.length ? 1 : 0) + 1;
    lines.tokens = place.tokens + tokens - counted;
    lines.advance(end);
    return lines.indent > column ? undefined : relocate(root, (offset) => offset + by);
  }

  #isTooDeep(node: TreeNode, depth: number): boolean {
    return deeperThan(node, depthLimit - depth) !== undefined;
  }
}
