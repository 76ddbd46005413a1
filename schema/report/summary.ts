import type { Problem } from "../problem.ts";

/** How many problems there are of each kind. */
export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** How many have a correction that was tried. */
  readonly fixable: number;
}

export function summarize(problems: readonly Problem[]): Summary {
  const count = (severity: Problem["severity"]): number =>
    problems.filter((problem) => problem.severity === severity).length;
  return {
    errors: count("error"),
    warnings: count("warning"),
    infos: count("info"),
    fixable: problems.filter(({ fixes }) => fixes !== undefined && fixes.length > 0).length,
  };
}

const many = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

/** 2 errors, 1 warning */
export function countWords(problems: readonly Problem[]): string {
  const { errors, warnings, infos } = summarize(problems);
  const parts = [
    errors > 0 && many(errors, "error"),
    warnings > 0 && many(warnings, "warning"),
    infos > 0 && many(infos, "note"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "No problems" : parts.join(", ");
}

/** A problem, and the others that say the same of other places. */
export interface Group {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/**
 * Problems with the same words, of what is wrong and of what to write, are one group, where the first of them stands.
 * @param folded groups of their own
 */
export function groupsOf(problems: readonly Problem[], folded: ReadonlySet<Problem>): Group[] {
  const groups = new Map<string, { problem: Problem; others: Problem[] }>();
  for (const problem of problems) {
    const name = `${folded.has(problem)} ${problem.code} ${problem.message} ${problem.help ?? ""}`;
    const group = groups.get(name);
    if (group) group.others.push(problem);
    else groups.set(name, { problem, others: [] });
  }
  return [...groups.values()];
}
