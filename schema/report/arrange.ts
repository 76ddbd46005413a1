import type { Problem } from "../problem.ts";

/** Problems in the order in which a person reads them. */
export interface Arranged {
  /** With all that is known of them. */
  readonly shown: readonly Problem[];
  /** Warnings and notes of the save before, one line each. */
  readonly folded: readonly Problem[];
}

const ranks = { error: 0, warning: 1, info: 2 } as const;

/**
 * Errors before warnings before notes, and each as in the text. While a file is watched, what the last save brought goes before
 * what was there.
 * @param earlier the problems of the save before
 */
export function arrange(problems: readonly Problem[], earlier: readonly Problem[] = []): Arranged {
  const old = stayed(problems, earlier);
  const sorted = problems.toSorted((a, b) => ranks[a.severity] - ranks[b.severity]);
  const isFolded = (problem: Problem): boolean => old.has(problem) && problem.severity !== "error";
  return {
    shown: [...sorted.filter((one) => !old.has(one)), ...sorted.filter((one) => old.has(one) && !isFolded(one))],
    folded: sorted.filter(isFolded),
  };
}

/**
 * Those that were there before. Lines move while a file is edited, so the words of a problem tell which one it is; of several with
 * the same words, the place in the data.
 */
function stayed(problems: readonly Problem[], earlier: readonly Problem[]): ReadonlySet<Problem> {
  const wordsOf = ({ code, message }: Problem): string => `${code} ${message}`;
  const placeOf = (problem: Problem): string => `${problem.pointer ?? ""} ${wordsOf(problem)}`;
  const found = new Set<Problem>();
  const left = new Set(earlier);
  for (const nameOf of [placeOf, wordsOf]) {
    const named = byName(left, nameOf);
    for (const problem of problems) {
      const match = found.has(problem) ? undefined : named.get(nameOf(problem))?.pop();
      if (!match) continue;
      left.delete(match);
      found.add(problem);
    }
  }
  return found;
}

function byName(problems: Iterable<Problem>, nameOf: (problem: Problem) => string): Map<string, Problem[]> {
  const named = new Map<string, Problem[]>();
  for (const problem of problems) {
    const name = nameOf(problem);
    const same = named.get(name);
    if (same) same.push(problem);
    else named.set(name, [problem]);
  }
  return named;
}
