import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { curlyValues } from "../pasted/curly-values.ts";
import { diffLines } from "../pasted/diff-lines.ts";
import { numberedLines } from "../pasted/line-marks.ts";
import { markedLines } from "../pasted/marked-lines.ts";
import { commentedHeads } from "../missing/commented-heads.ts";
import { equalsSigns } from "./equals-signs.ts";
import { frontMatter } from "./front-matter.ts";
import { halfInLines } from "../in-brackets/half-in-lines.ts";
import { jumps } from "./jumps.ts";
import { notIndented } from "./not-indented.ts";
import { colonsBeforeBraces } from "../missing/colon-before-braces.ts";
import { otherWordsWithoutDash } from "../missing/other-words-without-dash.ts";
import { missingEntryNames } from "../missing/missing-entry-name.ts";
import { firstPageLine } from "../missing/first-page-line.ts";
import { pagePaths } from "../missing/page-paths.ts";
import { dashedKeys } from "../dashed-keys.ts";
import { headsBelowLines } from "./swapped/heads-below-lines.ts";
import { keysBelowTheirBlock } from "./swapped/keys-below-their-block.ts";
import { linesInBetween } from "./swapped/lines-in-between.ts";
import { keysInTexts } from "./keys-in-texts.ts";
import { lostDashes } from "./lost-dashes.ts";
import { markedItems, oddIndentation, tabsAfterDashes } from "./line-runs.ts";
import { lostIndentation } from "./lost-indentation.ts";
import { linesLeftOfText, longTexts } from "./long-texts.ts";
import { pastedBlocks } from "./pasted-blocks.ts";
import { swappedHeads } from "./swapped/swapped-heads.ts";
import { textsAboveLines } from "./text-above-lines.ts";
import { chatWords } from "../pasted/chat-words.ts";
import { rowsOfCells } from "../pasted/rows-of-cells.ts";
import { wrappedLines } from "../pasted/wrapped-lines.ts";
import { oddSpaces } from "../pasted/odd-spaces.ts";
import { quoteEntities } from "../pasted/quote-entities.ts";
import { scaledIndentation } from "../pasted/scaled-indentation.ts";
import { strayWords } from "../pasted/stray-words.ts";
import { tabsOfFile } from "../tabs.ts";
import { repeatedSectionsKeys } from "./repeated-sections-key.ts";
import { slippedParts } from "./slipped-parts.ts";
import { unnamedEntries } from "../missing/unnamed-entries.ts";
import { unlistedEntries } from "./unlisted-entries.ts";
import { codeFences } from "./code-fences.ts";
import { repeatedLines } from "./repeated-lines.ts";

/**
 * Mistakes of many lines at a time, each with one correction for all of them, the surest first.
 * @param layoutBudget what all searches for lost indentation of one check may try
 */
export function* blockCandidates(positions: Positions, layoutBudget: { left: number }): Iterable<Candidate> {
  for (const source of [
    frontMatter,
    chatWords,
    wrappedLines,
    oddIndentation,
    tabsAfterDashes,
    equalsSigns,
    curlyValues,
    oddSpaces,
    quoteEntities,
    scaledIndentation,
  ]) {
    const found = source(positions);
    if (found) yield found;
  }
  yield* firstPageLine(positions);
  yield* commentedHeads(positions);
  yield* halfInLines(positions);
  yield* codeFences(positions);
  yield* diffLines(positions);
  yield* markedLines(positions);
  yield* numberedLines(positions);
  yield* tabsOfFile(positions);
  yield* markedItems(positions);
  yield* swappedHeads(positions);
  const layout = lostIndentation(positions, layoutBudget);
  yield* layout.sure;
  yield* longTexts(positions);
  yield* linesLeftOfText(positions);
  yield* keysInTexts(positions);
  yield* repeatedLines(positions);
  yield* strayWords(positions);
  yield* pastedBlocks(positions);
  yield* slippedParts(positions);
  yield* pagePaths(positions);
  yield* notIndented(positions);
  yield* repeatedSectionsKeys(positions);
  yield* otherWordsWithoutDash(positions);
  yield* lostDashes(positions);
  yield* dashedKeys(positions);
  yield* rowsOfCells(positions);
  yield* keysBelowTheirBlock(positions);
  yield* headsBelowLines(positions);
  yield* linesInBetween(positions);
  yield* colonsBeforeBraces(positions);
  yield* unlistedEntries(positions);
  yield* jumps(positions);
  yield* unnamedEntries(positions);
  yield* missingEntryNames(positions);
  yield* textsAboveLines(positions);
  yield* layout.tied;
}
