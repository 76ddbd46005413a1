import type { Problem } from "../../schema/problem.ts";

/** The problems that `--fix` or `--fix-all` are said to correct: those with one fix that is no choice of the author. */
export const promised = (problems: readonly Problem[]): readonly string[] =>
  problems
    .filter(({ fixes: [fix, ...others] = [] }) => fix !== undefined && others.length === 0 && fix.safety !== "choice")
    .map(({ code, message, range }) => `${range.start.line} ${code}: ${message}`);
