import type { Fix, Problem } from "../problem.ts";
import { applyEdits } from "../reader/positions.ts";
import { isBetter } from "../problems/tally.ts";
import { limits } from "./limits.ts";

interface Fixed {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** How many corrections were made. */
  readonly count: number;
}

/**
 * Makes the safe corrections (or all of them), checks again, and goes on until nothing more can be repaired: one correction may
 * show the next. Every character outside of them stays. A set of corrections that brings a problem is halved until the
 * culprit is alone, which is left out; so the text never has more problems than before.
 */
export function fixText(
  text: string,
  problems: readonly Problem[],
  check: (text: string) => readonly Problem[],
  wanted: "safe" | "all" = "safe",
): Fixed {
  let now: Fixed = { text, problems, count: 0 };
  const refused = new Set<string>();
  let size = Infinity;
  for (let checks = 0; checks < limits.fixChecks; checks += 1) {
    const batch = compatible(offered(now, wanted, refused)).slice(0, size);
    const [only] = batch;
    if (only === undefined) break;
    const changed = applyEdits(
      now.text,
      batch.flatMap(({ edits }) => edits),
    );
    const after = check(changed);
    if (isBetter(now.problems, after)) {
      now = { text: changed, problems: after, count: now.count + batch.length };
      size = Infinity;
    } else if (batch.length === 1) {
      refused.add(nameOf(now.text, only));
      size = Infinity;
    } else {
      size = Math.ceil(batch.length / 2);
    }
  }
  return now;
}

/** The corrections that may be made. Of a problem with several none is: each is another reading, and the author chooses. */
const offered = ({ text, problems }: Fixed, wanted: "safe" | "all", refused: ReadonlySet<string>): Fix[] =>
  problems.flatMap(({ fixes = [] }) => {
    const [fix, other] = fixes;
    const isWanted = fix && !other && isMadeBy(wanted, fix) && !refused.has(nameOf(text, fix));
    return isWanted ? [fix] : [];
  });

const isMadeBy = (wanted: "safe" | "all", { safety }: Fix): boolean =>
  safety === "safe" || (wanted === "all" && safety === "review");

/** Names a correction by what it does, wherever it is by now. */
const nameOf = (text: string, { title, edits }: Fix): string =>
  JSON.stringify([title, ...edits.map((edit) => [text.slice(edit.start, edit.end), edit.text])]);

/** Those that do not touch the same characters; the others wait for the next round. */
export function compatible(fixes: readonly Fix[]): Fix[] {
  const taken: Fix[] = [];
  const spans: { readonly start: number; readonly end: number }[] = [];
  let reach = -1;
  for (const fix of fixes) {
    // Most are behind all others.
    const isApart = fix.edits.every(
      ({ start, end }) => start > reach || spans.every((other) => end < other.start || start > other.end),
    );
    if (!isApart) continue;
    taken.push(fix);
    for (const edit of fix.edits) spans.push(edit);
    reach = fix.edits.reduce((most, { end }) => Math.max(most, end), reach);
  }
  return taken;
}
