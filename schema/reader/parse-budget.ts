import { parsePlain } from "./fast/parse-plain.ts";
import type { CountedParsed, Parse, Parsed } from "./parsed.ts";
import { linesIn } from "./positions.ts";
import { createMemo } from "./slices/memo.ts";
import { createSliceParser } from "./slices/parse-slices.ts";
import { parseCounted } from "./yaml-library.ts";

/** To report one failure takes the library as long as to read so many tokens. */
const tokensPerFailure = 4;

/** To start takes the library as long as to read so many tokens. */
const tokensPerStart = 20;

/** The fast reader reads so many characters in the time in which the library reads one token. */
const charactersPerToken = 128;

/** To put a text together of slices that are known takes as long as to read one token on so many lines. */
const linesPerToken = 2;

/** Where a text that fails can be parsed again only so often, a correction of it would be found by chance only. */
const minTries = 5;

/** How many tokens are left then for what is around a failure. */
const tokensAround = 100_000;

/** What is known of a text that was not parsed, because the budget is exhausted. */
const unread: Parsed = { root: undefined, documents: 1, failures: [], marks: [], tooDeepAt: 0, isExhausted: true };

/** How much may be parsed. The unit is a token that the library reads: about a microsecond. */
export interface ParseBudget {
  /** Parses, and remembers the slices. The first text is parsed to its end; later ones as long as there is budget. */
  readonly parse: Parse;
  exhausted(): boolean;
  /** Charges other work: as much as to read so many tokens. */
  charge(tokens: number): void;
  /** A budget that shares what was spent and what is remembered, and allows half of what is left. */
  half(): ParseBudget;
  /** The same, and allows so many tokens more. */
  extend(tokens: number): ParseBudget;
}

export function createBudget(maxTokens: number): ParseBudget {
  let spent = 0;
  let isFirst = true;
  /** The limit for the text that is parsed now. */
  let limitNow = Infinity;
  /** What the most expensive slice costs that fails. */
  let largestFailing = 0;
  const counted = (text: string, left?: number): CountedParsed => {
    const result = parseCounted(text, left);
    const cost = tokensPerStart + result.tokens + result.failures * tokensPerFailure;
    spent += cost;
    if (result.failures > 0) largestFailing = Math.max(largestFailing, cost);
    return result;
  };
  const remember = createMemo<CountedParsed>(() => spent <= limitNow);
  const parseSlices = createSliceParser({
    library: (text, left) => remember(text, () => counted(text, left)),
    tokensLeft: () => limitNow - spent,
    plain(text) {
      if (spent > limitNow) return 0;
      spent += text.length / charactersPerToken;
      return parsePlain(text, (piece) => remember(piece, () => counted(piece, limitNow - spent)));
    },
  });
  const upTo = (limit: number): ParseBudget => ({
    exhausted: () => spent > limit,
    parse(text) {
      if (spent > limit) return unread;
      spent += linesIn(text) / linesPerToken;
      limitNow = isFirst ? Infinity : limit;
      const parsed = parseSlices(text);
      if (isFirst && largestFailing * minTries > limit) spent = Math.max(spent, limit - tokensAround);
      const isCut = !isFirst && parsed.isTooBig && spent > limit;
      isFirst = false;
      return isCut ? unread : parsed;
    },
    charge(tokens) {
      spent += tokens;
    },
    half: () => upTo(spent + Math.max(0, limit - spent) / 2),
    extend: (tokens) => upTo(limit + tokens),
  });
  return upTo(maxTokens);
}
