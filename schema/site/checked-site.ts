import { collectInventory } from "../language/inventory.ts";
import { isSite } from "../language/language.ts";
import type * as Written from "../language/written-site.ts";
import type { Data, DataMap, Problem } from "../problem.ts";
import type { Reading } from "../reader/read.ts";
import { indexSite, type SiteIndex } from "./site-index.ts";

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

/** What a text says, before any question whether it makes sense. */
export type PlainSite = Pick<Reading, "value" | "unknownPaths">;

/**
 * What a site is if the check finds no error in it, for a page that is shown before the check has ended.
 * @throws where the value does not fit the language
 */
export function draftOf({ value, unknownPaths }: PlainSite): CheckedSite {
  const site = siteOf(value, indexSite(collectInventory(value ?? {}, unknownPaths)));
  if (!site) throw new Error("The site does not fit the language");
  return site;
}

/** The site, where the validator accepts what was written. */
export const siteOf = (written: Data | undefined, index: SiteIndex): CheckedSite | undefined =>
  isSite(written) ? { written, value: index.site, index } : undefined;
