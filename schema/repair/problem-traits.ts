import { kindOf } from "../problems/lookup.ts";
import { countIn } from "../problems/tally.ts";
import type { Problem } from "../problem.ts";
import { limits } from "./limits.ts";

/** Whether a problem is so near to a place that one cause may explain both. */
export const isBeside = ({ range }: Problem, offset: number): boolean =>
  Math.abs(range.start.offset - offset) <= limits.besideMissingLine;

export const isNoProblem = (_: Problem): boolean => false;

export const isFixed = ({ fixes = [] }: Problem): boolean => fixes.length > 0;

export const isOfStructure = ({ code }: Problem): boolean => kindOf(code).isStructural === true;

/** Whether it may say badly what is wrong, because something else is wrong as well. */
export const isUnexplained = (problem: Problem): boolean => isOfStructure(problem) && !isFixed(problem);

/** The problems of a repaired text that are mistakes of the text before it: some only show once their cause is repaired. */
export const ofThisText = (after: readonly Problem[], before: ReadonlyMap<string, number>): readonly Problem[] =>
  after.filter((problem) => !kindOf(problem.code).mayFollowRepair || countIn(before, problem) > 0);
