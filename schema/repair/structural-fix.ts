import { isMap, type Problem } from "../problem.ts";
import type { Parse } from "../reader/parsed.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import { TreeSource } from "../reader/source.ts";
import type { TreeNode } from "../reader/tree.ts";
import type { Candidate, Place, Rule } from "./syntax/candidate.ts";
import { indentationRule } from "./syntax/indentation.ts";
import { isBlank, lineAt, type Line } from "./syntax/line.ts";
import {
  addedDashRule,
  removedDashRule,
  repeatedLineRule,
  shiftedRunRule,
  sizeOf,
  swappedRule,
} from "./syntax/structure.ts";
import { valuesOf } from "../reader/value.ts";
import { mistakesOf, shape } from "../shape/shape.ts";
import { structural } from "./structural-codes.ts";
import { stretchAround, type Stretch } from "./stretch.ts";

/** Those that say by themselves all there is to say, where they stand alone. */
const plain = new Set(["shape/unknown-key", "shape/key-of-other-type", "shape/empty-value", "shape/missing-type"]);

/** With so many problems there is more to it than one line. */
const mostProblems = 60;
const attempts = 500;

/** What may have happened to a line, with how unlikely it is beside how much it changes. */
const rules: readonly (readonly [rule: Rule, weight: number])[] = [
  [repeatedLineRule, -1000],
  [indentationRule, 0],
  [addedDashRule, 2],
  [removedDashRule, 2],
  [shiftedRunRule, 4],
  [swappedRule, 20],
];

/** What was found in stretches: while corrections are tried, the same one is looked at again and again. */
export type Stretches = Map<string, Candidate | undefined>;

/**
 * One small change to lines near the first problem that puts right everything around it: lines moved to the left or the right, a
 * dash, a line that stands twice. Nothing where the problems say more by themselves. `found`: the problems of the text.
 */
export function restructure(
  text: string,
  found: readonly Problem[],
  parse: Parse,
  known: Stretches,
): Candidate | undefined {
  const errors = found.filter(({ code, severity }) => severity === "error" || code === "yaml/swallowed-line");
  const first = errors.find(({ code }) => structural.has(code));
  if (!first || errors.length > mostProblems) return undefined;
  const positions = new Positions(text);
  const stretch = stretchAround(positions, first.range.start.line - 1);
  if (!stretch) return undefined;
  const inside = errors.filter(
    ({ range }) => range.start.offset >= stretch.start && range.start.offset <= stretch.start + stretch.text.length,
  );
  const isPlain = inside.length === 1 && (plain.has(first.code) || first.fixes !== undefined);
  if (isPlain) return undefined;
  const wrong = inside.filter(({ code }) => structural.has(code));
  const places = wrong.map(({ range }) => range.start.offset - stretch.start);
  const name = JSON.stringify([stretch.head, stretch.text, places]);
  const chosen = known.has(name) ? known.get(name) : search(stretch, wrong, parse);
  known.set(name, chosen);
  if (!chosen) return undefined;
  const by = stretch.start;
  return {
    ...chosen,
    start: chosen.start + by,
    end: chosen.end + by,
    edits: chosen.edits.map(({ start, end, text: written }) => ({ start: start + by, end: end + by, text: written })),
  };
}

/** The change, at its place in the stretch. */
function search(stretch: Stretch, problems: readonly Problem[], parse: Parse): Candidate | undefined {
  const before = examine(stretch, stretch.text, parse);
  if (!before || before.cost === 0) return undefined;
  return candidatesIn(stretch, problems).find((candidate) => {
    const changed = applyEdits(stretch.text, candidate.edits);
    const after = fits(stretch, changed, parse) ? examine(stretch, changed, parse) : undefined;
    // Lines that became part of a text above them explain nothing.
    return after?.cost === 0 && (after.size >= before.size || candidate.code === "yaml/duplicate-key");
  });
}

/** How many problems a stretch has with another text, and how many keys and items. What is missing from its frame is not counted. */
export function examine(
  { head, depth }: Stretch,
  text: string,
  parse: Parse,
): { cost: number; size: number } | undefined {
  const { root, failures, tooDeepAt } = parse(head + text);
  if (!root || failures.length > 0 || tooDeepAt !== undefined) return undefined;
  const source = new TreeSource(head + text, "", root);
  const { value, problems } = valuesOf(root, source);
  if (!isMap(value)) return undefined;
  const wrong = shape(value, source).filter(
    ({ code, severity, range, at }) =>
      (severity === "error" || code === "yaml/swallowed-line") &&
      !((range.start.line <= depth || at?.length === 0) && isMissing.has(code)),
  );
  return { cost: problems.length + wrong.length, size: sizeOfTree(root) };
}

/** Whether a stretch may have no problems with another text, as a machine sees it: most texts that are tried end here. */
function fits({ head, depth }: Stretch, text: string, parse: Parse): boolean {
  const { root, failures, tooDeepAt } = parse(head + text);
  if (!root || failures.length > 0 || tooDeepAt !== undefined) return false;
  const source = new TreeSource(head + text, "", root);
  const { value, problems } = valuesOf(root, source);
  return (
    problems.length === 0 &&
    isMap(value) &&
    mistakesOf(value).every(
      ({ path, keyword }) =>
        path.length === 0 || (keyword !== "additionalProperties" && source.locate(path, "key").start.line <= depth),
    )
  );
}

const isMissing: ReadonlySet<string> = new Set(["shape/missing-key", "shape/empty-value", "file/not-a-site-file"]);

function sizeOfTree(node: TreeNode): number {
  if (node.kind === "list") return node.items.reduce((sum, item) => sum + 1 + sizeOfTree(item), 0);
  if (node.kind === "map") return node.pairs.reduce((sum, { value }) => sum + 1 + sizeOfTree(value), 0);
  return 0;
}

/** What may have happened, the likeliest first. */
export function candidatesIn(stretch: Stretch, problems: readonly Problem[]): Candidate[] {
  const positions = new Positions(stretch.text);
  const at = (index: number): Line | undefined => lineAt(positions, index);
  const place: Place = { positions, failure: { code: "", message: "", start: 0, end: 0 }, line: at };
  const found = new Map<string, { candidate: Candidate; weight: number }>();
  for (const line of suspects(stretch, problems, positions, at))
    for (const [rule, weight] of rules)
      for (const candidate of rule(line, place)) {
        const name = JSON.stringify(candidate.edits);
        if (!found.has(name)) found.set(name, { candidate, weight: weight + sizeOf(candidate) });
      }
  return [...found.values()]
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, attempts)
    .map(({ candidate }) => candidate);
}

function suspects(
  { start }: Stretch,
  problems: readonly Problem[],
  positions: Positions,
  at: (index: number) => Line | undefined,
): Line[] {
  const found = new Map<number, Line>();
  const add = (line: Line | undefined): void => void (line && !isBlank(line) && found.set(line.index, line));
  const near = (index: number, step: 1 | -1): Line | undefined => {
    for (let next = index + step, line = at(next); line; next += step, line = at(next)) if (!isBlank(line)) return line;
    return undefined;
  };
  for (const { range } of [...problems.slice(0, 3), ...problems.slice(-1)]) {
    const index = positions.lineOf(range.start.offset - start);
    const own = at(index);
    add(own);
    add(near(index, -1));
    add(near(index, 1));
    for (let above = index - 1, line = at(above); line && own && above > index - 40; above -= 1, line = at(above))
      if (line.isDashed && line.indent < own.contentAt - own.start) {
        add(line);
        break;
      }
    for (let below = index + 1, line = at(below); line && below < index + 40; below += 1, line = at(below))
      if (line.isDashed) {
        add(line);
        break;
      }
  }
  return [...found.values()].slice(0, 8);
}
