import { parse } from "yaml";
import type { Problem } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reading/positions.ts";
import { bringsNone, countIn, tally } from "../../schema/tally.ts";
import type { Mutant } from "./mutant.ts";

export type CheckText = (text: string) => readonly Problem[];

/** What the check makes of one mistake. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly problems: readonly Problem[];
  /** Whether the text still says the same, or something else that is right. */
  readonly isRight: boolean;
  readonly hasRightLine: boolean;
  readonly isSingle: boolean;
  /** Whether a correction is offered for every problem that leaves the file without it. */
  readonly isRepaired: boolean;
  /** Whether the corrections give back the text as it was, character for character. */
  readonly isRestored: boolean;
  /** What must never be, whatever the text. */
  readonly faults: readonly string[];
}

function dataOf(text: string): string | undefined {
  try {
    return JSON.stringify(parse(text));
  } catch {
    return undefined;
  }
}

/** Checks a text with one mistake. The text it was made from has no problems. */
export function look(mutant: Mutant, original: string, check: CheckText): Outcome {
  const problems = check(mutant.text);
  const isSame = problems.length === 0 && dataOf(mutant.text) === dataOf(original);
  const lines = problems.map(({ range }) => range.start.line - 1);
  const { after, faults } = repair(mutant.text, problems, (text) => (text === original ? [] : check(text)));
  return {
    mutant,
    problems,
    isRight: problems.length === 0 && (isSame || mutant.kind.mayBeRight === true),
    hasRightLine: problems.length > 0 && mutant.blamed.includes(lines[0] ?? -1),
    isSingle: problems.length === 1,
    isRepaired: problems.length > 0 && problems.every(({ fixes }) => fixes !== undefined),
    isRestored: after === original,
    faults: [...faults, ...problems.flatMap((problem) => faultsOf(problem, mutant.text))],
  };
}

/** Makes every correction by itself: it must remove its problem and bring no other. */
function repair(text: string, problems: readonly Problem[], check: CheckText): { after: string; faults: string[] } {
  const before = tally(problems);
  const faults: string[] = [];
  let after = text;
  for (const problem of problems)
    for (const { title, edits } of problem.fixes ?? []) {
      const changed = applyEdits(text, edits);
      const left = tally(check(changed));
      if (countIn(left, problem) >= countIn(before, problem)) faults.push(`“${title}” does not remove ${problem.code}`);
      if (!bringsNone(before, left)) faults.push(`“${title}” of ${problem.code} brings a problem`);
      if (problems.length === 1 && after === text) after = changed;
    }
  return { after, faults };
}

function* places(problem: Problem): Iterable<{ start: number; end: number }> {
  for (const { range } of [problem, ...(problem.related ?? [])])
    yield { start: range.start.offset, end: range.end.offset };
  for (const { edits } of problem.fixes ?? []) yield* edits;
}

/** What is wrong with a problem itself, whatever it is about. */
export function faultsOf(problem: Problem, text: string): string[] {
  const faults: string[] = [];
  for (const { start, end } of places(problem))
    if (!(Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= text.length))
      faults.push(`${problem.code} stands outside the text: ${start} to ${end}`);
  for (const { start } of [problem.range]) {
    const before = text.slice(0, start.offset).split("\n");
    if (before.length !== start.line || (before.at(-1) ?? "").length + 1 !== start.column)
      faults.push(`${problem.code} has line ${start.line}, column ${start.column} for offset ${start.offset}`);
  }
  return faults;
}
