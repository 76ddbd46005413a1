import type { Problem } from "../problem.ts";
import type { Code } from "../problems/kinds.ts";
import type { Meta } from "../problems/meta.ts";
import type { Context, AreaContext } from "./context.ts";

/** A problem as a rule reports it: its code and its severity stand in the rule's `meta`. */
export type Finding = Omit<Problem, "code" | "severity">;

/** Finds one kind of problem anywhere in a site. */
interface SiteRule {
  readonly meta: Meta;
  readonly looksAt?: "site";
  /** Reads the context and changes nothing. `code` is that of `meta`, for a function that several rules share. */
  find(context: Context, code: Code): Iterable<Finding>;
}

/**
 * Finds one kind of problem in an area of the file, such as a page. Whether it finds any there depends on that area and on the facts
 * of the site alone: where both stay as they are, it is not run again.
 */
export interface AreaRule {
  readonly meta: Meta;
  readonly looksAt: "areas";
  find(context: AreaContext, code: Code): Iterable<Finding>;
}

/** `npm run generate` lists all rules in rules.ts. */
export type Rule = SiteRule | AreaRule;
