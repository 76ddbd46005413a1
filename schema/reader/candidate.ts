import type { Edit, Fix } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";

/** A mistake that may be the cause of problems, and the edit that would repair it. Offsets are those of the text it was found in. */
export interface Candidate {
  readonly code: Code;
  readonly message: string;
  readonly label: string;
  readonly help: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly safety: Fix["safety"];
  readonly edits: readonly Edit[];
  /** Another reading that is as near. Both are offered then, for the author to choose. */
  readonly other?: Pick<Fix, "title" | "edits">;
  /** Whether the edit only lets the rest be checked: what is missing is not known. */
  readonly isGuess?: boolean;
  /** Whether the same lines may be moved by other widths too: the one that looks like the rest of the file is meant. */
  readonly isSpacing?: boolean;
  /** Whether it makes a comment of words, so that visitors no longer see them. */
  readonly isLoss?: boolean;
}
