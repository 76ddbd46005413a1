import type { Example } from "./example.ts";
import type { Kind } from "./kind.ts";
import type { Code } from "./kinds.ts";

/**
 * Describes a kind of problem. The page in docs/problems/ and the answer of `--explain` are made from it; what the check says
 * and how the problem is fixed come from the check of the bad example.
 */
export interface Meta extends Kind {
  readonly code: Code;
  /** What is wrong, in a sentence or two. */
  readonly what: string;
  /** Why it matters to visitors or to whoever edits the file. */
  readonly why: string;
  /** Gives exactly this problem. */
  readonly bad: Example;
  /** The same, corrected: gives no problem. */
  readonly good: Example;
}
