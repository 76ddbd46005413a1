import type { Code } from "../problems/kinds.ts";
import type { Problem } from "../problem.ts";
import type { Context } from "./context.ts";

/** Finds one kind of problem. It reads what the context knows and changes nothing. */
export interface Check {
  /** The codes it may report. */
  readonly codes: readonly Code[];
  run(context: Context): Iterable<Problem>;
}
