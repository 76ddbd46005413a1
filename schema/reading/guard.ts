/** How many signs and words are read of a text however short it is; of a long one, one in so many characters. */
const leastSigns = 300_000;
const charactersEach = 7;

/** How many signs and words a text of a length may have. */
export const mostSigns = (length: number): number => leastSigns + length / charactersEach;

/** The most dashes, question marks, colons and texts in quotes on one line, outside brackets. Nobody writes ten. */
const mostOnLine = 300;

/** Shorter texts cannot have too many. */
export const surelyFits = leastSigns / 2;

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

  constructor(length: number) {
    this.#mostSigns = mostSigns(length);
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
