import { isError, type Edit, type Problem } from "../problem.ts";
import { isHiddenByErrors, newAmong } from "../problems/tally.ts";
import { applyEdits } from "../reader/positions.ts";

/** What becomes of a text with edits made. */
export interface Tried {
  readonly text: string;
  /** All problems afterwards. */
  readonly problems: readonly Problem[];
  /** The errors that the edits bring. */
  readonly brought: readonly Problem[];
  /** Whether there are more errors than before: then the change is not to be made. */
  readonly isWorse: boolean;
}

/**
 * Makes edits of a text, and checks it. A change that would leave more errors than it found is not to be made; `brought` says why.
 * What another error hid is not new when that one is gone.
 * @param before the problems of the text as it is
 */
export function tryEdits(
  text: string,
  edits: readonly Edit[],
  check: (text: string) => readonly Problem[],
  before: readonly Problem[] = check(text),
): Tried {
  const changed = applyEdits(text, edits);
  const problems = check(changed);
  const [old, now] = [before.filter(isError), problems.filter(isError)];
  const gone = newAmong(old, now);
  const brought = newAmong(now, old).filter(({ code }) => gone.length === 0 || !isHiddenByErrors(code));
  return { text: changed, problems, brought, isWorse: brought.length > gone.length };
}
