import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { hiddenDifference } from "../reader/characters/look-alikes.ts";

/** A problem of a name that is refused for a character that looks like another one: its help names that character, which nobody sees. */
export function nameLookAlike(problem: Problem, text: string): Problem {
  const { code, range, help } = problem;
  if (!kindOf(code).isAboutName || range.start.line !== range.end.line) return problem;
  const difference = hiddenDifference(text.slice(range.start.offset, range.end.offset));
  return difference === undefined ? problem : { ...problem, help: [difference, help ?? ""].join(" ").trim() };
}
