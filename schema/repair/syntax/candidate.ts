import type { Edit, Fix } from "../../problem.ts";
import type { Code } from "../../problems/kinds.ts";
import type { Failure } from "../../reader/parsed.ts";
import type { Positions } from "../../reader/positions.ts";
import type { Line } from "./line.ts";

/** A mistake that may be the reason why a text cannot be read, and the edit that would put it right. */
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
  /** Whether the edit only lets the rest be checked: what is missing cannot be told. */
  readonly isGuess?: boolean;
}

/** The text around a failure. */
export interface Place {
  readonly positions: Positions;
  readonly failure: Failure;
  line(index: number): Line | undefined;
}

/** Looks at one line and says what may be wrong in it, the likeliest first. */
export type Rule = (line: Line, place: Place) => Iterable<Candidate>;
