import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Candidate } from "../reader/candidate.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import type { CountLeft } from "./find-missing-line.ts";
import { isOfStructure } from "./problem-traits.ts";
import { search } from "./search.ts";
import { blockCandidates } from "./sources/blocks/blocks.ts";
import { markedLines } from "./sources/pasted/marked-lines.ts";
import { blocksInBetween, type BlockInBetween } from "./sources/blocks/swapped/blocks-in-between.ts";
import { swappedHeads } from "./sources/blocks/swapped/swapped-heads.ts";
import { missingEntryNames } from "./sources/missing/missing-entry-name.ts";
import { lostIndentation } from "./sources/blocks/lost-indentation.ts";

/** A block in the middle of another one whose keys show that it is, if nothing is left once it stands below that one. */
export function findBlockBetweenKeys(
  text: string,
  problems: readonly Problem[],
  countLeft: CountLeft,
): Candidate | undefined {
  const found = splitBlocks(new Positions(text), problems).filter(({ isTwice }) => isTwice);
  return found.find(({ candidate }) => countLeft(applyEdits(text, candidate.edits)) === 0)?.candidate;
}

/** Blocks that may be in the middle of others, where everything that is at odds with the structure of a file is there. */
function splitBlocks(positions: Positions, problems: readonly Problem[]): readonly BlockInBetween[] {
  const present = problems.filter(({ code }) => kindOf(code).isAbsence !== true);
  const places = present.map(({ range }) => range.start.offset);
  const ofStructure = problems.filter((problem) => isOfStructure(problem) && problem.severity === "error");
  const isThere = ({ start, end, isPart }: BlockInBetween): boolean =>
    // Of names that stand below a wrong part, one problem says what is wrong.
    (isPart ? problems.length > 1 : ofStructure.length > 0) &&
    ofStructure.every(({ range: { start: at } }) => at.offset >= start && at.offset <= end);
  return [...blocksInBetween(positions, places)].filter(isThere);
}

/**
 * A mistake of many lines, such as a page that was pasted below another key: with it repaired, some problems are gone; with how
 * many are left. Where every problem has a fix, only lines whose indentation is lost, that have a mark before
 * them, whose name is missing above them, or of which two changed places, explain more.
 */
export function findBlock(
  text: string,
  problems: readonly Problem[],
  countLeft: CountLeft,
  cost: (changed: string) => number,
  layoutBudget: { left: number },
): { readonly candidate: Candidate; readonly left: number } | undefined {
  const errors = problems.filter(({ severity }) => severity === "error");
  const isFixed = errors.every(({ fixes = [] }) => fixes.length > 0);
  const mayBeBlock = errors.length <= limits.fixedProblems && errors.some(({ code }) => kindOf(code).isStructural);
  const areMarked = errors.some(({ code }) => code === "yaml/marked-lines");
  const positions = new Positions(text);
  const candidates = isFixed
    ? [
        ...(areMarked ? [] : markedLines(positions)),
        ...missingEntryNames(positions),
        ...swappedHeads(positions),
        ...(mayBeBlock ? lostIndentation(positions, layoutBudget).sure : []),
      ]
    : blockCandidates(positions, layoutBudget);
  // Of several problems that have fixes, one that goes alone is explained by its own.
  const most = isFixed && errors.length > 1 ? problems.length - 2 : problems.length;
  const winner = search({
    text,
    proposals: proposalsOf(candidates, fittingBelow(positions, problems, cost)),
    screen({ changed, candidate, isOnlyWhole }) {
      const left = countLeft(changed, candidate.isGuess) ?? Infinity;
      return left <= (isOnlyWhole ? 0 : most) ? left : undefined;
    },
    rate: (_, left) => [left],
    isPerfect: (_, left) => left === 0,
    tries: { left: limits.blockTries(text.length) },
    maxRated: 1,
  });
  return winner && { candidate: winner.trial.candidate, left: winner.score[0] ?? 0 };
}

interface Proposal {
  readonly candidate: Candidate;
  /** Whether it has to explain all that is wrong. */
  readonly isOnlyWhole?: true;
}

function* proposalsOf(candidates: Iterable<Candidate>, split: Iterable<Proposal>): Iterable<Proposal> {
  for (const candidate of candidates) yield { candidate };
  yield* split;
}

/** Blocks in the middle of others with which nothing is at odds with the language once they stand below those. */
function* fittingBelow(
  positions: Positions,
  problems: readonly Problem[],
  cost: (changed: string) => number,
): Iterable<Proposal> {
  for (const { candidate } of splitBlocks(positions, problems))
    if (cost(applyEdits(positions.text, candidate.edits)) === 0) yield { candidate, isOnlyWhole: true };
}
