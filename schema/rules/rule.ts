import type { Problem } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";
import type { Meta } from "../problems/meta.ts";
import type { Context } from "./context.ts";

/** A problem as a rule reports it: its code and its severity stand in the rule's `meta`. */
export type Finding = Omit<Problem, "code" | "severity">;

/** Finds one kind of problem. `npm run generate` lists all rules in rules.ts. */
export interface Rule {
  readonly meta: Meta;
  /** Reads the context and changes nothing. `code` is that of `meta`, for a function that several rules share. */
  find(context: Context, code: Code): Iterable<Finding>;
}
