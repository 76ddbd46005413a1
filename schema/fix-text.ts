import type { Problem } from "./problem.ts";
import { applyEdits } from "./reading/positions.ts";

interface Fixed {
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly count: number;
}

/** How often the text is checked again: a fix may show the next. */
const rounds = 8;

/** Makes all safe corrections. Those that touch the same characters wait for the next round. */
export function fixText(text: string, problems: readonly Problem[], check: (text: string) => readonly Problem[]): Fixed {
  let now: Fixed = { text, problems, count: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const fixes = now.problems.flatMap(({ fixes: offered = [] }) => offered.filter(({ safety }) => safety === "safe").slice(0, 1));
    const taken: typeof fixes = [];
    for (const fix of fixes) {
      const edits = taken.flatMap((other) => other.edits);
      if (fix.edits.every(({ start, end }) => edits.every((other) => end < other.start || start > other.end))) taken.push(fix);
    }
    if (taken.length === 0) break;
    const changed = applyEdits(now.text, taken.flatMap(({ edits }) => edits));
    now = { text: changed, problems: check(changed), count: now.count + taken.length };
  }
  return now;
}
