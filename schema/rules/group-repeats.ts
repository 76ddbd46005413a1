import { intoGroup } from "./support/group-by.ts";
import type { Fix, Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";

/** How many of the other places are named. */
const maxRelated = 8;

/** One problem for a name that is wrong in the same way in several places, with a correction for all of them. */
export function groupRepeats(problems: readonly Problem[], text: string): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { code, message, range } = problem;
    const written = text.slice(range.start.offset, range.end.offset);
    const name = `${code} ${message} ${kindOf(code).isSaidOnce ? written : range.start.offset}`;
    intoGroup(groups, name, problem);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
    if (!first) return [];
    return kindOf(first.code).isSaidOnce && others.length > 0 ? [together(first, others)] : group;
  });
}

function together(first: Problem, others: readonly Problem[]): Problem {
  const related = others.slice(0, maxRelated).map(({ range }) => ({ message: "here too", range }));
  const fixes = (first.fixes ?? []).flatMap((fix): Fix[] => {
    const same = others.map(({ fixes: theirs = [] }) => theirs.find(({ title }) => title === fix.title));
    const edits = [fix, ...same].flatMap((one) => one?.edits ?? []);
    return same.every((one) => one !== undefined) ? [{ ...fix, edits }] : [];
  });
  return { ...first, related: [...(first.related ?? []), ...related], fixes };
}
