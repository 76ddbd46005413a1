import type { Inventory } from "../language/inventory.ts";
import type { DataMap, Problem } from "../problem.ts";

/** A site without errors: its data after defaults, and what is known about it. */
export interface CheckedSite {
  readonly value: DataMap;
  readonly inventory: Inventory;
}

/** What the check gives: every problem in the order of the text, and the site only if none is an error. */
export interface CheckResult {
  readonly problems: readonly Problem[];
  readonly site?: CheckedSite;
}
