import { isError, type Problem } from "../problem.ts";
import { countIn } from "../problems/tally.ts";

/**
 * The problems without those that the correction of another one removes: they follow from that mistake. Of two that remove each other
 * an error is kept rather than a warning, or else the first. No error is left out for a warning.
 * @param leftBy how many problems of each name the only fix of a problem leaves
 */
export function withoutConsequences(
  problems: readonly Problem[],
  leftBy: ReadonlyMap<Problem, ReadonlyMap<string, number>>,
): readonly Problem[] {
  const kept = new Set(problems);
  const isRemoved = (one: Problem): boolean =>
    [...leftBy].some(
      ([cause, left]) =>
        cause !== one && kept.has(cause) && (isError(cause) || !isError(one)) && countIn(left, one) === 0,
    );
  const lastFirst = problems.toReversed();
  for (const one of [...lastFirst.filter((other) => !isError(other)), ...lastFirst.filter(isError)])
    if (isRemoved(one)) kept.delete(one);
  return problems.filter((problem) => kept.has(problem));
}
