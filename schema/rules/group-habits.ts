import { synonymsOf } from "../language/names.ts";
import { fitting, listing, quote } from "../language/words.ts";
import type { Edit, Problem } from "../problem.ts";
import { maxRelated } from "./support/group-by.ts";

/* Keys that another tool, or another language, has in place of ours: who writes one of them so writes all of them so. */

/** A key with the one that is meant. */
interface Renamed {
  readonly problem: Problem;
  readonly key: string;
  readonly edit: Edit;
  /** What its value becomes. */
  readonly others: readonly Edit[];
}

/** With more of them, a program wrote the file: to compare each with each takes too long. */
const maxKeys = 500;

/** How many keys are named in the headline. */
const maxNames = 2;

/** One problem for keys that are called as elsewhere: those of one section, and the same ones wherever they are. */
export function groupHabits(problems: readonly Problem[]): readonly Problem[] {
  const renamed = problems.flatMap((problem) => renamedKey(problem) ?? []);
  if (renamed.length < 2 || renamed.length > maxKeys) return problems;
  const groups: Renamed[][] = [];
  for (const one of renamed) {
    const near = groups.filter((group) => group.some((other) => isSameHabit(one, other)));
    const joined = [...near.flat(), one];
    groups.splice(0, groups.length, ...groups.filter((group) => !near.includes(group)), joined);
  }
  const grouped = new Map<Problem, Problem | undefined>();
  for (const group of groups.filter(({ length }) => length > 1)) {
    const sorted = group.toSorted((one, other) => one.edit.start - other.edit.start);
    sorted.forEach(({ problem }, index) => grouped.set(problem, index === 0 ? together(sorted) : undefined));
  }
  return problems.flatMap((problem) => (grouped.has(problem) ? (grouped.get(problem) ?? []) : [problem]));
}

/** The key of a problem that is the word of another tool or language, or ours in capital letters. A typo is no habit. */
function renamedKey(problem: Problem): Renamed | undefined {
  const { code, at, fixes = [], range } = problem;
  const [edit, ...others] = fixes[0]?.edits ?? [];
  const key = at?.at(-1);
  if (code !== "shape/unknown-key" || typeof key !== "string" || !edit) return undefined;
  if (edit.start !== range.start.offset || edit.end !== range.end.offset) return undefined;
  const isWord = synonymsOf(key).includes(edit.text) || key.toLowerCase() === edit.text.toLowerCase();
  return isWord ? { problem, key, edit, others } : undefined;
}

const isSameHabit = (one: Renamed, other: Renamed): boolean =>
  (one.key === other.key && one.edit.text === other.edit.text) || areaOf(one.problem) === areaOf(other.problem);

/** A section, or a part of what is above the pages. */
const areaOf = ({ at = [] }: Problem): string =>
  at.slice(0, at[0] === "routes" && at[2] === "sections" ? 4 : 2).join("/");

function together(all: readonly Renamed[]): Problem | undefined {
  const [first, ...others] = all;
  if (!first) return undefined;
  const meant = new Map(all.map(({ key, edit }) => [key, edit.text]));
  const keys = [...meant.keys()];
  const names = [...meant.values()];
  const isCase = all.every(({ key, edit }) => key.toLowerCase() === edit.text.toLowerCase());
  const listed = listing(
    keys.map((key) => quote(key).slice(1, -1)),
    "and",
    maxNames,
  );
  const are = keys.length === 1 ? `is not a key here, in ${all.length} places` : "are not keys here";
  return {
    ...first.problem,
    message: isCase
      ? `Keys are written in small letters: ${listing(names, "and", maxNames)}.`
      : fitting(`${listed} ${are}. Did you mean ${listing(names, "and", maxNames)}?`, `${listed} ${are}.`),
    label: isCase ? "in small letters" : `perhaps “${first.edit.text}”`,
    help: `Write ${keys
      .slice(0, 6)
      .map((key) => `“${meant.get(key) ?? ""}” in place of ${quote(key)}`)
      .join(", ")}, here and in the other places.`,
    related: others.slice(0, maxRelated).map(({ problem: { range }, edit }) => ({ message: `“${edit.text}”`, range })),
    fixes: [
      {
        title: `Write ${listing(names, "and", 4)}`,
        safety: "review",
        edits: all.flatMap(({ edit, others: more }) => [edit, ...more]),
      },
    ],
  };
}
