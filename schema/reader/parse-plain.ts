import { plainLines } from "./fast/plain-lines.ts";
import type { CountedParse, Parsed } from "./parsed.ts";
import { withDepth } from "./tree.ts";
import { parseCounted } from "./yaml-library.ts";

/** Parses a text that is written plainly, with the same result as the library; else gives the offset that is not. */
export function parsePlain(text: string, library: CountedParse = parseCounted): Parsed | number {
  const plain = plainLines(text, library);
  return typeof plain === "number"
    ? plain
    : { ...withDepth(plain.root), documents: 1, failures: [], marks: plain.marks };
}
