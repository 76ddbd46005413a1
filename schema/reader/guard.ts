/** How many tokens a text may have, however short it is; a long one, one in so many characters. */
export const maxTokens = (length: number): number => 300_000 + length / 7;

/** How many of them the library reads, which takes ten times as long: those that are not written plainly, or not as they should be. */
export const maxLibraryTokens = (length: number): number => 100_000 + length / 5;

/** How many braces and brackets a text may have: a site of a thousand pages has one in two hundred characters. */
const maxBraces = (length: number): number => 15_000 + length / 20;

/** How often a text has a character; no more than one above the maximum. */
function countOf(text: string, character: string, max: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1 && count <= max; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/** Where there are more braces and brackets than any site has; texts are full of links and names there, or lists of lists. */
export function tooManyBraces(text: string): number | undefined {
  const max = maxBraces(text.length);
  // To search for each of the two takes a tenth of a look at each character.
  if (countOf(text, "[", max) + countOf(text, "{", max) <= max) return undefined;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code === 0x5b || code === 0x7b) && (count += 1) > max) return at;
  }
  return undefined;
}

/** How many lines a text may have: a site of a thousand pages has one in sixty characters. */
const maxLines = (length: number): number => 30_000 + length / 35;

/** Where there are more lines than any site has: a program wrote them, or nobody did. */
export function tooManyLines(text: string): number | undefined {
  const max = maxLines(text.length);
  if (text.length <= max) return undefined;
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) if ((count += 1) > max) return at;
  return undefined;
}

/** The maximum of dashes, question marks, colons and texts in quotes on one line, outside brackets: nobody writes ten. */
const maxOnLine = 300;

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
 * Counts the tokens of a text while it is parsed. The library needs seconds and hundreds of megabytes for a megabyte of dashes or
 * commas; a site of a thousand pages has one token in six characters.
 */
export class Guard {
  readonly #maxTokens: number;
  #tokens = 0;
  #onLine = 0;
  #brackets = 0;

  /** For a text of a length, of which no more than so many tokens may be read. */
  constructor(length: number, max: number) {
    this.#maxTokens = Math.min(maxLibraryTokens(length), max);
  }

  /** How many tokens there were. */
  get tokens(): number {
    return this.#tokens;
  }

  /** Takes the kind of the next token; says whether parsing has to stop. */
  stops(kind: string | null): "too-full" | "too-big" | undefined {
    this.#tokens += 1;
    if (kind === "newline") this.#onLine = 0;
    else if (kind === "flow-map-start" || kind === "flow-seq-start") this.#brackets += 1;
    else if (kind === "flow-map-end" || kind === "flow-seq-end") this.#brackets = Math.max(0, this.#brackets - 1);
    else if (this.#brackets === 0 && indicators.has(kind)) this.#onLine += 1;
    if (this.#onLine > maxOnLine) return "too-full";
    return this.#tokens > this.#maxTokens ? "too-big" : undefined;
  }
}
