import { applyEdits } from "./reading/positions.ts";
import type { Fix, Problem } from "./problem.ts";

/** How many characters are read again to try fixes; a fix that was not tried is not offered. */
const budget = 1_500_000;

const nameOf = ({ code, message }: Problem): string => `${code} ${message}`;

function tally(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(nameOf(problem), (counts.get(nameOf(problem)) ?? 0) + 1);
  return counts;
}

/** Keeps the fixes that were tried and found right: applied to the text, they remove their problem and bring no other. */
export function verifyFixes(text: string, problems: readonly Problem[], examine: (text: string) => readonly Problem[]): Problem[] {
  const before = tally(problems);
  let spent = 0;
  const works = (problem: Problem, fix: Fix): boolean => {
    spent += text.length;
    if (spent > budget) return false;
    const after = tally(examine(applyEdits(text, fix.edits)));
    const isGone = (after.get(nameOf(problem)) ?? 0) < (before.get(nameOf(problem)) ?? 0);
    return isGone && [...after].every(([name, count]) => count <= (before.get(name) ?? 0));
  };
  return problems.map((problem) => {
    if (!problem.fixes) return problem;
    const { fixes, ...rest } = problem;
    const kept = fixes.filter((fix) => works(problem, fix));
    return kept.length > 0 ? { ...rest, fixes: kept } : rest;
  });
}
