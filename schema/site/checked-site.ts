import type { DataMap, Problem } from "../problem.ts";
import type * as Written from "../language/written-site.ts";
import type { SiteIndex } from "./site-index.ts";

/** A site without errors, and what was worked out while it was checked. */
export interface CheckedSite {
  /** As the author wrote it: the validator accepts it. */
  readonly written: Written.Site;
  /** Its data after defaults. */
  readonly value: DataMap;
  readonly index: SiteIndex;
}

/** What the check gives: every problem in the order of the text, and the site only if none is an error. */
export interface CheckResult {
  readonly problems: readonly Problem[];
  readonly site?: CheckedSite;
}
