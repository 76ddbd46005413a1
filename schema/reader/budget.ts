import { linesIn } from "./fast/lines.ts";
import { memory } from "./fast/memory.ts";
import { spent, type Count, type Counted, type Effort, type Parsed } from "./parsed.ts";
import { inPieces } from "./fast/pieces.ts";

/** How many signs could be read in the time that the library takes to report one failure. */
const failureWork = 4;

/** How many signs the library could read in the time that it takes to begin. */
const startWork = 20;

/** Where there is time to read what fails only so many times again, a correction would be found but by chance. */
const fewestTried = 5;

/** How many characters that are read plainly take the time of one sign of the library. */
const plainCharacters = 128;

/** The ways to parse a text: by the library; and the quick one, which gives the place where a text is not written plainly. */
export interface Parsers {
  readonly whole: Count;
  readonly plainly: (text: string, library: Count) => Parsed | number;
}

/** Parses as long as no more than so many signs are read with it, and remembers what it has read. The first text is read to its end. */
export function effortOf({ whole, plainly }: Parsers, most: number): Effort {
  let signs = 0;
  let isFirst = true;
  /** Where the text that is read now has to end. */
  let end = Infinity;
  /** What the largest piece took that fails. */
  let largest = 0;
  const counted = (text: string, left?: number): Counted => {
    const read = whole(text, left);
    const work = startWork + read.signs + read.failures * failureWork;
    signs += work;
    if (read.failures > 0) largest = Math.max(largest, work);
    return read;
  };
  const known = memory<Counted>(() => signs <= end);
  const inParts = inPieces({
    whole: (text, left) => known(text, () => counted(text, left)),
    left: () => end - signs,
    plainly(text) {
      if (signs > end) return 0;
      signs += text.length / plainCharacters;
      return plainly(text, (piece) => known(piece, () => counted(piece, end - signs)));
    },
  });
  const upTo = (limit: number): Effort => ({
    isSpent: () => signs > limit,
    parse(text) {
      if (signs > limit) return spent;
      // To put a text together of what is known of its pieces takes as long as to read a sign on every other line.
      signs += linesIn(text) / 2;
      end = isFirst ? Infinity : limit;
      const parsed = inParts(text);
      if (isFirst && largest * fewestTried > limit) signs = Infinity;
      const isCut = !isFirst && parsed.isTooBig && signs > limit;
      isFirst = false;
      return isCut ? spent : parsed;
    },
    take(work) {
      signs += work;
    },
    withMore: (more) => upTo(limit + more),
  });
  return upTo(most);
}
