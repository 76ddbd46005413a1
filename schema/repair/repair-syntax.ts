import type { Candidate } from "../reader/candidate.ts";
import type { Failure, Parse, Parsed } from "../reader/parsed.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import type { ParseBudget } from "../reader/parse-budget.ts";
import type { SyntaxMistakes } from "../reader/read.ts";
import { oddKeyFailure } from "../reader/mistakes/unreadable.ts";
import { findSyntaxMistake, type KnownMistakes } from "./find-syntax-mistake.ts";
import { limits } from "./limits.ts";
import { hasFreeKeys } from "./regions/top-key.ts";
import { costOf, type Scorer } from "./scorer.ts";
import { compareScores, type Score } from "./search.ts";
import { blocksInBetween } from "./sources/blocks/swapped/blocks-in-between.ts";
import { blockCandidates } from "./sources/blocks/blocks.ts";
import { explainMarks } from "./sources/marks/explain-marks.ts";
import { namesInFile } from "./sources/names-in-file.ts";
import { notSupported } from "./sources/marks/not-supported.ts";
import { hiddenLines } from "./sources/pasted/hidden-lines.ts";
import { leftOutLines } from "./sources/pasted/left-out-lines.ts";
import { notedLines } from "./sources/pasted/noted-lines.ts";
import { diffLines } from "./sources/pasted/diff-lines.ts";
import { quoteEntities } from "./sources/pasted/quote-entities.ts";
import { markedLines } from "./sources/pasted/marked-lines.ts";

/** A mistake, with how well the text fits the language without it, and how many names in braces are undefined then. */
interface Rated {
  readonly candidate: Candidate;
  readonly score: Score;
}

const scoreCost = (score: Score): number => score[0] ?? 0;

/** Finds the mistakes of writing in a text that the reader cannot read. One of these per text. */
export function createSyntaxRepair(
  text: string,
  budget: ParseBudget,
  scorer: Scorer,
  known: KnownMistakes,
  layoutBudget: { left: number },
): (now: string, parsed: Parsed) => SyntaxMistakes {
  let left = limits.syntaxCharacters(text.length);
  const countedBy =
    (parse: Parse): Parse =>
    (changed) => {
      left -= changed.length;
      return parse(changed);
    };
  const counted = countedBy(budget.parse);
  const cost = (changed: string, parse = counted): number => costOf(parse(changed), scorer);
  const names = namesInFile(text);
  /** Where keys are free, as those of constants are, two ways to put lines in their places may fit the language alike. */
  const rate = (changed: string, isAmongNames: boolean, parse = counted): Score => [
    cost(changed, parse),
    isAmongNames ? names.countUndefined(changed, parse) : 0,
  ];

  /** The mistake of many lines without which the text fits the language best, if that is better than with it. */
  function blockMistake(now: string, isAmongNames = false): Rated | undefined {
    // The search goes through all lines several times, which takes as long as to parse them.
    left -= now.length;
    // In a large text they could use up what the search around the failure needs.
    const parse = countedBy(budget.half().parse);
    let best: Rated | undefined;
    let least: number | undefined;
    for (const candidate of blockCandidates(new Positions(now), layoutBudget)) {
      least ??= cost(now, parse);
      if (left <= 0) break;
      const score = rate(applyEdits(now, candidate.edits), isAmongNames, parse);
      if (best ? compareScores(score, best.score) < 0 : scoreCost(score) < least) best = { candidate, score };
      if (!isAmongNames && (best ? scoreCost(best.score) : least) === 0) break;
    }
    return best;
  }

  const isWhole = (now: string, { edits }: Candidate): boolean => left > 0 && cost(applyEdits(now, edits)) === 0;

  /** What explains a failure, and else a part of the file in the middle of another one, if that leaves nothing to explain. */
  function mistakeAt(now: string, failure: Failure): Candidate | undefined {
    const likely = likelyMistakeAt(now, failure);
    const split = [...blocksInBetween(new Positions(now), [failure.start])].filter(({ isPart }) => isPart);
    if (split.length === 0 || (likely && isWhole(now, likely))) return likely;
    return split.find(({ candidate }) => isWhole(now, candidate))?.candidate ?? likely;
  }

  /** A mistake of many lines, or one of a single line that leaves less to explain. */
  function likelyMistakeAt(now: string, failure: Failure): Candidate | undefined {
    const isAmongNames = hasFreeKeys(now, failure.start);
    // To try a mistake of many lines takes a whole text; one of a single line, what is around it.
    const near = isLarge(now) ? findSyntaxMistake(now, failure, counted, cost, known) : undefined;
    if (near && isWhole(now, near)) return near;
    const block = blockMistake(now, isAmongNames);
    const isBlockWhole = block !== undefined && scoreCost(block.score) === 0;
    // Where names are free, as in facts, one dash too many looks like lines that moved.
    const mayBeDash = block?.candidate.code === "yaml/indentation" && block.candidate.edits.length > 1;
    if (isBlockWhole && !mayBeDash && !isAmongNames) return block.candidate;
    const line = near ?? findSyntaxMistake(now, failure, counted, cost, known);
    if (!line || !block) return line ?? block?.candidate;
    const score = rate(applyEdits(now, line.edits), isAmongNames);
    const isDash = line.code === "yaml/list-marker" && mayBeDash && scoreCost(score) === 0;
    if (isBlockWhole) return isDash || compareScores(score, block.score) < 0 ? line : block.candidate;
    // What is wrong further below does not explain the failure.
    const end = lineEnd(now, failure.start);
    const isBelow = block.candidate.edits.every(({ start }) => start > end);
    return isBelow || compareScores(score, block.score) < 0 ? line : block.candidate;
  }

  return (now, parsed) => {
    const [failure] = parsed.failures;
    const marks = explainMarks(parsed, new Positions(now), lineEnd(now, failure?.start ?? now.length));
    // Whether the text can be read with them or not, no line of it is meant to count.
    const notes = linesThatDoNotCount(new Positions(now));
    const mayRepair = notes.length === 0 && left > 0;
    // What another program wrote before lines may look like a mark of the file format.
    const isShown = mayRepair && marks.length > 0 && isShownByProgram(new Positions(now));
    const shown = isShown ? blockMistake(now)?.candidate : undefined;
    const reason = mayRepair && marks.length === 0 && failure ? mistakeAt(now, failure) : shown;
    const mistakes = notes.length > 0 ? notes : reason ? [reason] : marks;
    const edits = mistakes.flatMap((mistake) => mistake.edits);
    if (edits.length === 0) return { mistakes };
    const changed = applyEdits(now, edits);
    const next = counted(changed);
    // What can be read with its marks and not without them is YAML as it was meant, and not this language.
    if (notes.length === 0 && marks.length > 0 && isSound(parsed) && !next.isExhausted && !isSound(next))
      return { mistakes: marks.map((mark) => notSupported(mark, now)) };
    const isEnd = marks.length === limits.marks || left <= 0 || next.isExhausted === true;
    return isEnd ? { mistakes } : { mistakes, next: { text: changed, parsed: next } };
  };
}

/** Whether a text leaves no room to try all mistakes of many lines. */
const isLarge = (text: string): boolean => limits.blockTries(text.length) < limits.blockTries(0);

/** Lines that are hidden as in another language, and those that stand for others; of two in the same place the first one. */
function linesThatDoNotCount(positions: Positions): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const one of [...leftOutLines(positions), ...hiddenLines(positions), ...notedLines(positions)])
    if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
  return found.toSorted((one, other) => one.start - other.start);
}

/** Whether lines may have been copied out of a program that shows lines with something before them, or writes quotation marks as words. */
const isShownByProgram = (positions: Positions): boolean =>
  quoteEntities(positions) !== undefined ||
  [markedLines, diffLines].some((source) => source(positions)[Symbol.iterator]().next().done !== true);

const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
};

/** Whether it can be read as YAML, be it as keys that this language has not. */
const isSound = ({ failures, tooDeepAt }: Parsed): boolean =>
  tooDeepAt === undefined && failures.every(({ code }) => code === oddKeyFailure);
