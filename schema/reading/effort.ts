import { linesIn } from "./lines.ts";
import { remembering } from "./memory.ts";
import { spent, type Counted, type Effort, type Parsed } from "./parsed.ts";
import { inPieces } from "./pieces.ts";

/** How many signs could be read in the time that the library takes to report one failure. */
const failureWork = 10;

/** How many characters that are read plainly take the time of one sign of the library. */
const plainCharacters = 64;

/** The ways to parse a text: by the library; and the quick one, which gives the place where a text is not written plainly. */
export interface Parsers {
  readonly whole: (text: string) => Counted;
  readonly plainly: (text: string, library: (text: string) => Counted) => Parsed | number;
}

/** Parses as long as no more than so many signs are read with it, and remembers what it has read. */
export function effortOf({ whole, plainly }: Parsers, most: number): Effort {
  let signs = 0;
  const counted = (text: string): Counted => {
    const read = whole(text);
    signs += read.signs + read.parsed.failures.length * failureWork;
    return read;
  };
  const rare = remembering(counted);
  const inParts = inPieces({
    whole: counted,
    plainly(text) {
      signs += text.length / plainCharacters;
      return plainly(text, rare);
    },
  });
  const upTo = (limit: number): Effort => ({
    isSpent: () => signs > limit,
    parse(text) {
      if (signs > limit) return spent;
      // To put a text together of what is known of its pieces takes as long as to read a sign on each line.
      signs += linesIn(text);
      return inParts(text);
    },
    withMore: (more) => upTo(limit + more),
  });
  return upTo(most);
}
