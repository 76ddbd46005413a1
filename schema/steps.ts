/** Work that pauses after each step, so that its caller may do something else. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of the work at once. */
export function allSteps<Result>(work: Steps<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
