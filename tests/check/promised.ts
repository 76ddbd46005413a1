import type { Problem } from "../../schema/problem.ts";

/** The problems that `--fix` or `--fix-all` are said to correct: those with one fix. */
export const promised = (problems: readonly Problem[]): readonly string[] =>
  problems
    .filter(({ fixes = [] }) => fixes.length === 1)
    .map(({ code, message, range }) => `${range.start.line} ${code}: ${message}`);
