import type { Problem } from "../problem.ts";

/** Problems in the order in which a person reads them. */
export interface Arranged {
  readonly inOrder: readonly Problem[];
  /** Warnings and notes of the save before: they take one line each. */
  readonly folded: ReadonlySet<Problem>;
}

const ranks = { error: 0, warning: 1, info: 2 } as const;

type Ranked = Pick<Problem, "severity">;

/** Errors before warnings before notes. */
export const bySeverity = (a: Ranked, b: Ranked): number => ranks[a.severity] - ranks[b.severity];

/**
 * Errors before warnings before notes, and each as in the text. While a file is watched, of each what the last save brought goes
 * before what was there.
 * @param earlier the problems of the save before
 */
export function arrange(problems: readonly Problem[], earlier: readonly Problem[] = []): Arranged {
  const old = stayed(problems, earlier);
  const age = (problem: Problem): number => (old.has(problem) ? 1 : 0);
  return {
    inOrder: problems.toSorted((a, b) => bySeverity(a, b) || age(a) - age(b)),
    folded: new Set([...old].filter(({ severity }) => severity !== "error")),
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
