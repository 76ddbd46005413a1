import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Candidate } from "../reader/candidate.ts";
import { Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import type { CountLeft } from "./find-missing-line.ts";
import { search } from "./search.ts";
import { blockCandidates } from "./sources/blocks/blocks.ts";
import { markedLines } from "./sources/pasted/marked-lines.ts";
import { swappedHeads } from "./sources/blocks/swapped/swapped-heads.ts";
import { missingEntryNames } from "./sources/missing/missing-entry-name.ts";
import { lostIndentation } from "./sources/blocks/lost-indentation.ts";

/**
 * A mistake of many lines, such as a page that was pasted below another key: with it repaired, some problems are gone; with how
 * many are left. Where every problem has a fix, only lines whose indentation is lost, that have a mark before
 * them, whose name is missing above them, or of which two changed places, explain more.
 */
export function findBlock(
  text: string,
  problems: readonly Problem[],
  countLeft: CountLeft,
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
    : [...blockCandidates(positions, layoutBudget)];
  const winner = search({
    text,
    proposals: candidates.map((candidate) => ({ candidate })),
    screen: ({ changed, candidate }) => countLeft(changed, candidate.isGuess),
    rate: (_, left) => [left],
    isPerfect: (_, left) => left === 0,
    tries: { left: limits.blockTries(text.length) },
    maxRated: 1,
  });
  return winner && { candidate: winner.trial.candidate, left: winner.score[0] ?? 0 };
}
