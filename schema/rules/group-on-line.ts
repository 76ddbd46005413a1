import { listing, naming } from "../language/words.ts";
import type { Code } from "../problems/kinds.ts";
import type { Fix, Problem } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";
import { intoGroup, maxRelated } from "./support/group-by.ts";

/** What is said of several keys: their names, and those that are meant. */
const sentences: Readonly<Partial<Record<Code, (names: string, meant: readonly string[]) => string>>> = {
  "shape/unknown-key": (names, meant) =>
    meant.length === 0 ? `${names} are not keys here.` : `${names} are not keys here. Did you mean ${listing(meant)}?`,
  "badge/unknown": (names) => `There are no badges ${names}.`,
  "yaml/text-needs-quotes": (names) => `${names} need quotes here: between braces, a comma ends a text.`,
};

/** One problem for keys or names side by side between brackets with the same mistake: who writes one so writes all of them so. */
export function groupOnLine(problems: readonly Problem[], source: TreeSource): readonly Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems)
    if (isBetweenBrackets(problem, source)) {
      const { code, range, at = [], fixes = [], label } = problem;
      const alike = [code, range.start.line, at.slice(0, -1), fixes.map(({ safety }) => safety)];
      intoGroup(groups, JSON.stringify(fixes.length === 0 ? [...alike, label] : alike), problem);
    }
  const joined = new Map<Problem, Problem>();
  const gone = new Set<Problem>();
  for (const group of groups.values()) {
    const [first, ...others] = group.toSorted((one, other) => one.range.start.offset - other.range.start.offset);
    const keys = new Set(group.map(({ at = [] }) => at.at(-1)));
    if (!first || others.length === 0 || keys.size < group.length) continue;
    joined.set(first, together(first, others, source));
    for (const other of others) gone.add(other);
  }
  return problems.flatMap((problem) => (gone.has(problem) ? [] : [joined.get(problem) ?? problem]));
}

/** Whether it is said of a key or a name between brackets, and of nothing but how the key, its value or the name is written. */
function isBetweenBrackets({ code, at = [], fixes = [], label = "" }: Problem, source: TreeSource): boolean {
  if (!sentences[code]) return false;
  if (fixes.length === 0 && label !== "not a key here" && label !== "no such name") return false;
  const node = source.node(at.slice(0, -1));
  return node?.kind === (code === "badge/unknown" ? "list" : "map") && node.flow;
}

/** The key that a problem is about, or the name that stands in a list. */
function nameOf({ at = [] }: Problem, source: TreeSource): string {
  const last = at.at(-1);
  const node = typeof last === "number" ? source.node(at) : undefined;
  return node?.kind === "scalar" ? String(node.value) : String(last);
}

function together(first: Problem, others: readonly Problem[], source: TreeSource): Problem {
  const all = [first, ...others];
  const keys = all.map((one) => nameOf(one, source));
  const meant = (first.fixes ?? []).length === 1 ? all.flatMap(({ fixes }) => fixes?.[0]?.edits[0]?.text ?? []) : [];
  const [lead = "", ...rest] = (first.help ?? "").split("\n");
  const samples = others.flatMap(({ help = "" }) => help.split("\n").slice(1));
  const isName = first.code !== "yaml/text-needs-quotes" && meant.length > 0;
  return {
    ...first,
    message: naming(keys, (names) => sentences[first.code]?.(names, meant) ?? first.message),
    help: isName
      ? `Write ${meant.map((name, index) => `“${name}” in place of “${keys[index] ?? ""}”`).join(", and ")}.`
      : [lead, ...rest, ...samples].join("\n"),
    related: [
      ...(first.related ?? []),
      ...others.slice(0, maxRelated).map(({ range, label = "" }) => ({ message: label, range })),
    ],
    fixes: (first.fixes ?? []).flatMap((fix, index) =>
      asOne([fix, ...others.flatMap(({ fixes = [] }) => fixes[index] ?? [])]),
    ),
    speaksFor: [...(first.speaksFor ?? []), ...others],
    explains: all.flatMap(({ explains = [] }) => explains),
    misses: all.flatMap(({ misses = [] }) => misses),
    dependsOn: all.flatMap(({ dependsOn = [] }) => dependsOn),
  };
}

/** The fixes of all of them as one. */
function asOne(row: readonly Fix[]): readonly Fix[] {
  const [first] = row;
  if (!first) return [];
  const isWriting = row.every(({ title }) => title.startsWith("Write "));
  const title = isWriting
    ? naming(
        row.map(({ title: words }) => words.slice(6).replace(/^“|”$/g, "")),
        (names) => `Write ${names}`,
      )
    : first.title;
  return [{ ...first, title, edits: row.flatMap(({ edits }) => edits) }];
}
