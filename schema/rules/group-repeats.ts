import { intoGroup, maxRelated } from "./support/group-by.ts";
import type { Fix, Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";

/** What the same problem is said of once: a name wherever it stands, a list whatever its items say, or this place alone. */
function scopeOf({ code, range, at }: Problem, text: string): string {
  const { isSaidOnce, isSaidOncePerList } = kindOf(code);
  if (isSaidOnce) return `name ${text.slice(range.start.offset, range.end.offset)}`;
  if (isSaidOncePerList && typeof at?.at(-1) === "number") return `list ${at.slice(0, -1).join("/")}`;
  return `place ${range.start.offset}`;
}

/** One problem for what is wrong in the same way in several places, with a correction for all of them. */
export function groupRepeats(found: readonly Problem[], text: string): Problem[] {
  const problems = groupMany(found);
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { code, message } = problem;
    intoGroup(groups, `${code} ${message} ${scopeOf(problem, text)}`, problem);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
    if (!first) return [];
    return scopeOf(first, text).startsWith("place") || others.length === 0 ? group : [together(first, others)];
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

/** So many have one cause, whatever is said of each: a program that writes all quotation marks in its own way. */
const many = 4;

/** Typographic quotation marks: many of them together, or those of which the same is said. */
function groupMany(problems: readonly Problem[]): readonly Problem[] {
  const curly = problems.filter(({ code }) => kindOf(code).isDoneByPrograms);
  const groups = new Map<string, Problem[]>();
  for (const one of curly) intoGroup(groups, curly.length < many ? one.message : "", one);
  const joined = new Map([...groups.values()].flatMap((group) => (group.length > 1 ? [inAllPlaces(group)] : [])));
  const gone = new Set([...groups.values()].flatMap((group) => (group.length > 1 ? group : [])));
  return problems.flatMap((problem) => joined.get(problem) ?? (gone.has(problem) ? [] : [problem]));
}

/** The first of a group, and what it says for all of them. */
function inAllPlaces(group: readonly Problem[]): [Problem, Problem] {
  const [first, ...others] = group.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
  if (!first) throw new Error("A group without a problem");
  const fixes = [first, ...others].map(({ fixes: own = [] }) => own[0]);
  const edits = fixes.flatMap((fix) => fix?.edits ?? []);
  const isWhole = fixes.every((fix) => fix !== undefined);
  const safety = fixes.every((fix) => fix?.safety === "safe") ? "safe" : "review";
  const one: Problem = {
    ...first,
    severity: group.some(({ severity }) => severity === "error") ? "error" : first.severity,
    message: `Typographic quotation marks enclose ${group.length} values; only plain ones (") do.`,
    label: "plain quotes are needed",
    help: `Replace them by plain ones, here and in the other places.\n${first.help ?? ""}`,
    related: others.slice(0, maxRelated).map(({ range }) => ({ message: "here too", range })),
    fixes: isWhole ? [{ title: "Write plain quotation marks in all of them", safety, edits }] : [],
  };
  return [first, one];
}
