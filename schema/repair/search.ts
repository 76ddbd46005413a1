import type { Candidate } from "../reader/candidate.ts";
import { applyEdits } from "../reader/positions.ts";

/** A candidate with the text that it makes. */
export type Trial<Proposed> = Proposed & { readonly changed: string };

/** How good a trial is: compared number by number; less is better. */
export type Score = readonly number[];

export interface Search<Proposed> {
  readonly text: string;
  /** The likeliest first. */
  readonly proposals: Iterable<Proposed>;
  /** A quick look at each trial; nothing where it does not explain what is wrong. */
  screen(trial: Trial<Proposed>): number | undefined;
  /** A thorough look at those that are best at the quick one, which gave `first`; nothing where the trial is refused after all. */
  rate(trial: Trial<Proposed>, first: number): Score | undefined;
  /** Whether a trial wins at once, because none that follows can be better. */
  isPerfect?(trial: Trial<Proposed>, first: number): boolean;
  /** How many trials are left, shared by the searches for one cause. */
  readonly tries: { left: number };
  /** How many trials get the thorough look. */
  readonly maxRated: number;
}

export interface Winner<Proposed> {
  readonly trial: Trial<Proposed>;
  readonly score: Score;
  /** Others with the same score, in their order. */
  readonly tied: readonly Trial<Proposed>[];
}

/**
 * The search for what the author meant: applies each proposal, scores the text that it makes, and gives the best. This is the one
 * place where a candidate wins.
 */
export function search<Proposed extends { readonly candidate: Candidate }>({
  text,
  proposals,
  screen,
  rate,
  isPerfect = () => false,
  tries,
  maxRated,
}: Search<Proposed>): Winner<Proposed> | undefined {
  const tried = new Set<string>();
  let least = Infinity;
  let finalists: Trial<Proposed>[] = [];
  for (const proposal of proposals) {
    const name = JSON.stringify(proposal.candidate.edits, ["start", "end", "text"]);
    if (tried.has(name)) continue;
    if (tries.left <= 0) break;
    tries.left -= 1;
    tried.add(name);
    const trial = { ...proposal, changed: applyEdits(text, proposal.candidate.edits) };
    const first = screen(trial);
    if (first === undefined || first > least) continue;
    if (isPerfect(trial, first)) return { trial, score: [first], tied: [] };
    if (first < least) finalists = [];
    least = first;
    finalists.push(trial);
  }
  const rated = finalists.slice(0, maxRated).flatMap((trial) => {
    const score = rate(trial, least);
    return score ? [{ trial, score }] : [];
  });
  const [best, ...others] = rated.toSorted((one, other) => compareScores(one.score, other.score));
  if (!best) return undefined;
  const tied = others.filter(({ score }) => compareScores(score, best.score) === 0);
  return { ...best, tied: tied.map(({ trial }) => trial) };
}

/** Negative where the first is better. */
export function compareScores(one: Score, other: Score): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
