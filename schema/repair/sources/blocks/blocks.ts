import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { markedItems, oddIndentation, tabsAfterDashes } from "./line-runs.ts";
import { longTexts } from "./long-texts.ts";
import { pastedBlocks } from "./pasted-blocks.ts";
import { slippedParts } from "./slipped-parts.ts";
import { codeFences, repeatedLines } from "./whole-lines.ts";

/** Mistakes of many lines at a time, each with one correction for all of them, the surest first. */
export function* blockCandidates(positions: Positions): Iterable<Candidate> {
  for (const source of [oddIndentation, tabsAfterDashes, codeFences]) {
    const found = source(positions);
    if (found) yield found;
  }
  yield* markedItems(positions);
  yield* longTexts(positions);
  yield* repeatedLines(positions);
  yield* pastedBlocks(positions);
  yield* slippedParts(positions);
}
