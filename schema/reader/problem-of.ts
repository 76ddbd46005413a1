import type { Edit, Fix, Problem, Range } from "../problem.ts";
import { offsetBefore, type Positions } from "./positions.ts";
import type { Candidate } from "./candidate.ts";

/** The problem that a correction repairs, at its place before other edits were made. */
export function problemOf(found: Candidate, edits: readonly Edit[], positions: Positions): Problem {
  const before = (offset: number): number => offsetBefore(edits, offset);
  const { code, message, label, help, other, isGuess = false } = found;
  const moved = ({ title, edits: own }: Pick<Fix, "title" | "edits">): Fix => ({
    title,
    safety: other ? "review" : found.safety,
    edits: own.map((edit) => ({ ...edit, start: before(edit.start), end: before(edit.end) })),
  });
  return {
    code,
    severity: "error",
    message,
    label,
    help,
    range: positions.range(before(found.start), before(found.end)),
    ...(found.edits.length > 0 && !isGuess && { fixes: [found, ...(other ? [other] : [])].map(moved) }),
  };
}

/** A problem of a text after edits (from one that was given at once), at its places before them. */
export function problemBefore(problem: Problem, made: readonly Edit[], positions: Positions): Problem {
  const edits = made.toSorted((a, b) => b.start - a.start || b.end - a.end);
  const before = (offset: number): number => offsetBefore(edits, offset);
  const rangeOf = ({ start, end }: Range): Range => positions.range(before(start.offset), before(end.offset));
  return {
    ...problem,
    range: rangeOf(problem.range),
    ...(problem.related && { related: problem.related.map((one) => ({ ...one, range: rangeOf(one.range) })) }),
    ...(problem.fixes && {
      fixes: problem.fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit) => ({ ...edit, start: before(edit.start), end: before(edit.end) })),
      })),
    }),
  };
}
