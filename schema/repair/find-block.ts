import type { Problem } from "../problem.ts";
import type { Candidate } from "../reader/candidate.ts";
import { Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import { search } from "./search.ts";
import { blockCandidates } from "./sources/blocks/blocks.ts";

/**
 * A mistake of many lines, such as a page that was pasted below another key: with it repaired, some problems are gone; with how
 * many are left. Nothing where every problem has a fix.
 * @param remaining how many problems a text has; nothing where they are not fewer, or are others
 */
export function findBlock(
  text: string,
  problems: readonly Problem[],
  remaining: (changed: string, isGuess?: boolean) => number | undefined,
): { readonly candidate: Candidate; readonly left: number } | undefined {
  if (!problems.some(({ severity, fixes = [] }) => severity === "error" && fixes.length === 0)) return undefined;
  const candidates = [...blockCandidates(new Positions(text))];
  let left: number | undefined;
  const winner = search({
    text,
    proposals: candidates.map((candidate) => ({ candidate })),
    screen({ changed, candidate }) {
      left = remaining(changed, candidate.isGuess);
      return left;
    },
    rate: () => [0],
    isPerfect: () => left === 0,
    tries: { left: limits.blockTries(text.length) },
    maxRated: 1,
  });
  if (!winner) return undefined;
  const { candidate, changed } = winner.trial;
  return { candidate, left: remaining(changed, candidate.isGuess) ?? 0 };
}
