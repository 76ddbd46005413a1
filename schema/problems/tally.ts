import { isCode, kindOf } from "./lookup.ts";
import type { Problem } from "../problem.ts";

/** How many problems there are of each name: code and words, without the lines that they mention. */
export function tally(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(nameOf(problem), countIn(counts, problem) + 1);
  return counts;
}

const nameOf = ({ code, message }: Problem): string => `${code} ${message.replaceAll(/\bline \d+/g, "line")}`;

/** How many of the same name there are. */
export const countIn = (counts: ReadonlyMap<string, number>, problem: Problem): number =>
  counts.get(nameOf(problem)) ?? 0;

/** The problems that are not among others, one for one. */
export function newAmong(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  const left = tally(others);
  return problems.filter((problem) => {
    const count = countIn(left, problem);
    left.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}

/** Whether no name is found more often than before. What an error hid is not new when that error is gone. */
export function bringsNone(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  const isErrorGone = [...before].some(([name, count]) => isOfError(codeOf(name)) && count > (after.get(name) ?? 0));
  return [...after].every(
    ([name, count]) =>
      count <= (before.get(name) ?? 0) || mayShow(codeOf(name)) || (isErrorGone && isHiddenByErrors(codeOf(name))),
  );
}

const codeOf = (name: string): string => name.slice(0, name.indexOf(" "));

const isOfError = (code: string): boolean => isCode(code) && kindOf(code).severity === "error";

/** Whether problems with a code may only show once others are repaired. */
const mayShow = (code: string): boolean => isCode(code) && kindOf(code).mayFollowRepair === true;

/** Whether problems with a code are not reported as long as there are certain errors. */
export function isHiddenByErrors(code: string): boolean {
  const { yieldsTo, isStructural, mayFollowRepair } = isCode(code) ? kindOf(code) : {};
  const isHidden = yieldsTo !== undefined && yieldsTo !== "misread-line" && yieldsTo !== "same-place";
  return mayFollowRepair === true || (isHidden && isStructural !== true);
}

/** Whether something is missing that may use what seems unused. */
export const lacksUse = ({ code }: Problem): boolean => {
  const { severity, asksForMissing, isAbsence, hidesLines } = isCode(code) ? kindOf(code) : {};
  return hidesLines === true || (severity === "error" && (asksForMissing === true || isAbsence === true));
};

export const seemsUnused = ({ code }: Problem): boolean => isCode(code) && kindOf(code).seemsUnused === true;

/**
 * What is reported: without what nothing seems to use, while something is missing that may use it. A fix is tried with it: what
 * nothing used before is not the doing of the fix, and what nothing uses any more is.
 */
export const withoutSeemingUnused = (problems: readonly Problem[]): readonly Problem[] =>
  problems.some(lacksUse) ? problems.filter((problem) => !seemsUnused(problem)) : problems;

/** Whether problems with a code may not be reported beside others. */
export function hiddenBeside(others: readonly Problem[]): (problem: Problem) => boolean {
  const isIncomplete = others.some(lacksUse);
  const mayHide = others.some((one) => one.severity === "error" || kindOf(one.code).hidesLines === true);
  return (problem) => (mayHide && isHiddenByErrors(problem.code)) || (isIncomplete && seemsUnused(problem));
}

export const errorsIn = (problems: readonly Problem[]): number =>
  problems.filter(({ severity }) => severity === "error").length;

/** Whether there are fewer problems, or fewer errors, and no new ones. What an error hides is not counted when the error is gone. */
export function isBetter(before: readonly Problem[], after: readonly Problem[]): boolean {
  const known = tally(before);
  const mayBeHidden = hiddenBeside(before);
  const left = after.filter((problem) => countIn(known, problem) > 0 || !mayBeHidden(problem));
  return (left.length < before.length || errorsIn(left) < errorsIn(before)) && bringsNone(known, tally(left));
}
