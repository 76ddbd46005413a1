import { parse } from "yaml";
import type { Problem } from "../../schema/problem.ts";
import { applyEdits } from "../../schema/reader/positions.ts";
import { bringsNone, countIn, tally } from "../../schema/repair/tally.ts";
import { faultsOf } from "./faults.ts";
import type { Mutant } from "./mutant.ts";

export type CheckText = (text: string) => readonly Problem[];

/** What the check makes of a text with mistakes. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly problems: readonly Problem[];
  /** Whether the text still says the same, or something else that is right. */
  readonly isRight: boolean;
  /** Whether the first problem is on a line that was changed. */
  readonly hasRightLine: boolean;
  /** Whether there is a problem, and no more of them than mistakes. */
  readonly isSingle: boolean;
  /** Whether a correction is offered for every problem. */
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

/** Checks a text with mistakes. The text it was made from has no problems. */
export function look(mutant: Mutant, original: string, check: CheckText): Outcome {
  const problems = check(mutant.text);
  const isSame = problems.length === 0 && dataOf(mutant.text) === dataOf(original);
  const faults = problems.flatMap((problem) => [
    ...faultsOf(problem, mutant.text),
    ...faultsOfFixes(problem, problems, mutant.text, (text) => (text === original ? [] : check(text))),
  ]);
  const first = problems.map(({ fixes }) => fixes?.[0]).filter((fix) => fix !== undefined);
  return {
    mutant,
    problems,
    isRight: problems.length === 0 && (isSame || mutant.kinds.every(({ mayBeRight }) => mayBeRight === true)),
    hasRightLine: mutant.blamed.has((problems[0]?.range.start.line ?? 0) - 1),
    isSingle: problems.length > 0 && problems.length <= mutant.kinds.length,
    isRepaired: problems.length > 0 && first.length === problems.length,
    isRestored:
      first.length === problems.length &&
      applyEdits(
        mutant.text,
        first.flatMap(({ edits }) => edits),
      ) === original,
    faults,
  };
}

/** Makes every correction by itself: it must remove its problem and bring no other. */
function faultsOfFixes(problem: Problem, problems: readonly Problem[], text: string, check: CheckText): string[] {
  const before = tally(problems);
  return (problem.fixes ?? []).flatMap(({ title, edits }) => {
    const left = tally(check(applyEdits(text, edits)));
    return [
      ...(countIn(left, problem) >= countIn(before, problem) ? [`“${title}” does not remove ${problem.code}`] : []),
      ...(bringsNone(before, left) ? [] : [`“${title}” of ${problem.code} brings a problem`]),
    ];
  });
}
