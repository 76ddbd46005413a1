/** How many signs and words a text may have, however short it is; a long one, one in so many characters. */
export const mostSigns = (length: number): number => 300_000 + length / 7;

/** How many the library reads, which takes ten times as long: of what is not written plainly, or not as it should be. */
export const mostRead = (length: number): number => 100_000 + length / 5;

/** How many braces and brackets a text may have: a site of a thousand pages has one in two hundred characters. */
const mostBraces = (length: number): number => 15_000 + length / 20;

/** Where there are more braces and brackets than any site has; texts are full of links and names there, or lists of lists. */
export function tooManyBraces(text: string): number | undefined {
  const most = mostBraces(text.length);
  if (text.length <= most) return undefined;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if ((sign === 0x5b || sign === 0x7b) && (count += 1) > most) return at;
  }
  return undefined;
}

/** How many lines a text may have: a site of a thousand pages has one in sixty characters. */
const mostLines = (length: number): number => 30_000 + length / 35;

/** Where there are more lines than any site has: a program wrote them, or nobody did. */
export function tooManyLines(text: string): number | undefined {
  const most = mostLines(text.length);
  if (text.length <= most) return undefined;
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) if ((count += 1) > most) return at;
  return undefined;
}

/** The most dashes, question marks, colons and texts in quotes on one line, outside brackets. Nobody writes ten. */
const mostOnLine = 300;

const indicators = new Set<string | null>([
  "seq-item-ind",
  "explicit-key-ind",
  "map-value-ind",
  "anchor",
  "alias",
  "tag",
  "single-quoted-scalar",
  "double-quoted-scalar",
]);

/**
 * Watches the signs of a text go by. The library needs seconds and hundreds of megabytes for a megabyte of dashes or commas;
 * a site of a thousand pages has one sign in six characters.
 */
export class Guard {
  readonly #mostSigns: number;
  #signs = 0;
  #onLine = 0;
  #brackets = 0;

  /** For a text of a length, of which no more than so many signs shall be read. */
  constructor(length: number, most: number) {
    this.#mostSigns = Math.min(mostRead(length), most);
  }

  /** How much has gone by. */
  get signs(): number {
    return this.#signs;
  }

  /** Takes the kind of the next sign; says whether reading on makes no sense. */
  stops(kind: string | null): "too-full" | "too-big" | undefined {
    this.#signs += 1;
    if (kind === "newline") this.#onLine = 0;
    else if (kind === "flow-map-start" || kind === "flow-seq-start") this.#brackets += 1;
    else if (kind === "flow-map-end" || kind === "flow-seq-end") this.#brackets = Math.max(0, this.#brackets - 1);
    else if (this.#brackets === 0 && indicators.has(kind)) this.#onLine += 1;
    if (this.#onLine > mostOnLine) return "too-full";
    return this.#signs > this.#mostSigns ? "too-big" : undefined;
  }
}
