import type { Fix, Path, Problem } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";
import { intoGroup, maxRelated } from "./support/group-by.ts";
import { maxMessage } from "../language/words.ts";

/** One problem for keys side by side between braces with the same mistake: who writes one of them so writes all of them so. */
export function groupOnLine(problems: readonly Problem[], source: TreeSource): readonly Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const owner = problem.at?.slice(0, -1);
    if (owner && isBetweenBraces(problem, owner, source))
      intoGroup(groups, JSON.stringify([problem.code, problem.severity, problem.range.start.line, owner]), problem);
  }
  const joined = new Map<Problem, Problem>();
  const gone = new Set<Problem>();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted((one, other) => one.range.start.offset - other.range.start.offset);
    const fixes = fixesOf(group);
    if (!first || others.length === 0 || !fixes) continue;
    const related = others.slice(0, maxRelated).map(({ range, label = "" }) => ({ message: label, range }));
    joined.set(first, { ...first, related: [...(first.related ?? []), ...related], fixes });
    for (const other of others) gone.add(other);
  }
  return problems.flatMap((problem) => (gone.has(problem) ? [] : [joined.get(problem) ?? problem]));
}

function isBetweenBraces({ at = [] }: Problem, owner: Path, source: TreeSource): boolean {
  const node = typeof at.at(-1) === "string" ? source.node(owner) : undefined;
  return node?.kind === "map" && node.flow;
}

/** What repairs all of them: each fix with those that stand in its place for the others. Nothing where they differ in number or safety. */
function fixesOf([first, ...others]: readonly Problem[]): readonly Fix[] | undefined {
  const rows = (first?.fixes ?? []).map((fix, index) => [
    fix,
    ...others.flatMap(({ fixes = [] }) => fixes[index] ?? []),
  ]);
  const isAlike = ([fix, ...same]: readonly Fix[]): boolean =>
    same.length === others.length && same.every(({ safety }) => safety === fix?.safety);
  const isOneEach = others.every(({ fixes = [] }) => fixes.length === rows.length) && rows.every(isAlike);
  return isOneEach ? rows.flatMap(together) : undefined;
}

function together(row: readonly Fix[]): readonly Fix[] {
  const [first] = row;
  if (!first) return [];
  const isWriting = row.every(({ title }) => title.startsWith("Write "));
  const written = `Write ${row.map(({ title }) => title.slice(6)).join(" and ")}`;
  const title = isWriting && written.length <= maxMessage ? written : first.title;
  return [{ ...first, title, edits: row.flatMap(({ edits }) => edits) }];
}
