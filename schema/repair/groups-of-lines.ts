import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { limits } from "./limits.ts";

/**
 * The problems of lines, in groups that lie beside one another, the largest group first: a line that is gone or lies wrong leaves
 * several around it, and what stands alone elsewhere is another mistake.
 */
export function groupsOfLines(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const groups: Problem[][] = [];
  for (const one of problems) {
    if (kindOf(one.code).isStructural !== true) continue;
    const last = groups.at(-1);
    const above = last?.at(-1);
    if (last && above && one.range.start.line - above.range.start.line <= limits.itemDistance) last.push(one);
    else groups.push([one]);
  }
  return groups.toSorted((one, other) => other.length - one.length);
}
