import { lineMarkCandidates } from "./sources/pasted/line-marks.ts";
import { boxCandidates } from "./sources/boxes.ts";
import { bracketCandidates } from "./sources/brackets.ts";
import { brokenKeyCandidates } from "./sources/missing/broken-key.ts";
import { colonCandidates, wrappedColonCandidates } from "./sources/colons.ts";
import { foreignValueCandidates } from "./sources/pasted/foreign-values.ts";
import { foreignPairCandidates } from "./sources/pasted/foreign-pairs.ts";
import { placeholderCandidates } from "./sources/pasted/placeholders.ts";
import { indentationCandidates, strayCandidates, wrappedCandidates } from "./sources/indentation.ts";
import { joinedItemCandidates } from "./sources/joined-items.ts";
import { keyOnGroupLineCandidates, keyTwiceCandidates } from "./sources/joined-keys.ts";
import { joinedCandidates } from "./sources/joined-lines.ts";
import { commentCandidates, glueCandidates, missingColonCandidates, oddCharacterCandidates } from "./sources/keys.ts";
import {
  dashlessCandidates,
  extraDashCandidates,
  firstItemOnKeyLineCandidates,
  listOnKeyLineCandidates,
  missingDashCandidates,
} from "./sources/lists/dashes.ts";
import { markerCandidates } from "./sources/lists/markers.ts";
import { emptyValueCandidates } from "./sources/in-brackets/empty.ts";
import { openBlockCandidates } from "./sources/in-brackets/open-block.ts";
import { openListCandidates } from "./sources/in-brackets/open-list.ts";
import { behindQuotesCandidates } from "./sources/in-brackets/behind-quotes.ts";
import { lostCommaCandidates } from "./sources/in-brackets/lost-commas.ts";
import { lineEndCandidates } from "./sources/in-brackets/line-ends.ts";
import { badEscapeInBracketsCandidates } from "./sources/in-brackets/escapes.ts";
import { lostQuoteInBracesCandidates, quoteInsideBracesCandidates } from "./sources/in-brackets/quotes.ts";
import { quoteCandidates } from "./sources/quotes.ts";
import { sectionNameCandidates } from "./sources/blocks/section-names.ts";
import type { CandidateSource } from "./sources/source.ts";
import { valueInBracketsCandidates } from "./sources/in-brackets/values.ts";
import { deeperKeyCandidates, removedDashCandidates, shiftedRunCandidates } from "./sources/structure.ts";
import { tabCandidates } from "./sources/tabs.ts";
import { wordsAboveItemsCandidates } from "./sources/missing/words-above-items.ts";
import { lostQuoteCandidates, needsQuotesCandidates } from "./sources/unquoted.ts";

/** Mistakes that a line shows by itself, the surest first. */
export const evident: readonly CandidateSource[] = [
  tabCandidates,
  oddCharacterCandidates,
  commentCandidates,
  lineMarkCandidates,
  foreignValueCandidates,
  foreignPairCandidates,
  placeholderCandidates,
  badEscapeInBracketsCandidates,
  lostCommaCandidates,
  behindQuotesCandidates,
  quoteInsideBracesCandidates,
  lostQuoteInBracesCandidates,
  valueInBracketsCandidates,
  emptyValueCandidates,
  lineEndCandidates,
  openListCandidates,
  openBlockCandidates,
  bracketCandidates,
  keyTwiceCandidates,
  joinedItemCandidates,
  joinedCandidates,
  quoteCandidates,
  lostQuoteCandidates,
  boxCandidates,
  sectionNameCandidates,
  markerCandidates,
  listOnKeyLineCandidates,
  firstItemOnKeyLineCandidates,
  keyOnGroupLineCandidates,
  needsQuotesCandidates,
  colonCandidates,
  glueCandidates,
  brokenKeyCandidates,
  extraDashCandidates,
  wordsAboveItemsCandidates,
  missingDashCandidates,
  wrappedColonCandidates,
];

/** What may always be tried. */
export const guesses: readonly CandidateSource[] = [
  deeperKeyCandidates,
  missingColonCandidates,
  strayCandidates,
  wrappedCandidates,
  indentationCandidates,
  removedDashCandidates,
  shiftedRunCandidates,
  dashlessCandidates,
];
