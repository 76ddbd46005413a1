import { dataAt } from "../../language/data-at.ts";
import { isMap, type Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import { isWithin } from "../../site/paths.ts";
import { refuse, type RefusedPlan } from "../plan/plan.ts";
import { indexReferences } from "../reference-index.ts";
import { findNamed } from "../things/parse-thing.ts";

/** Where something goes in its list; at the end by default. */
export interface Position {
  /** The name of the thing that it stands before afterwards. */
  readonly before?: string;
  readonly after?: string;
  /** Its number in the list, from 1. */
  readonly at?: number;
}

/** How many items a list has, or how many keys a mapping. */
export function countAt({ site }: OpenSite, list: Path): number {
  const data = dataAt(site, list);
  return Array.isArray(data) ? data.length : isMap(data) ? Object.keys(data).length : 0;
}

/** The place of an item in its list, or of a key in its mapping, from 0. */
export function indexIn({ site }: OpenSite, list: Path, at: Path): number {
  const step = at[list.length];
  if (typeof step === "number") return step;
  const data = dataAt(site, list);
  return isMap(data) ? Object.keys(data).indexOf(String(step)) : -1;
}

/**
 * The index that something has in a list afterwards.
 * @param from its index there now; nothing where it comes from another list
 */
export function indexFor(
  site: OpenSite,
  list: Path,
  { before, after, at }: Position,
  from: number | undefined,
): number | RefusedPlan {
  const count = countAt(site, list) + (from === undefined ? 1 : 0);
  if (at !== undefined)
    return at >= 1 && at <= count
      ? at - 1
      : refuse(`There is no place ${at} of ${count}`, `Name one from 1 to ${count}: --at 1`);
  const name = before ?? after;
  if (name === undefined) return count - 1;
  const named = findNamed(indexReferences(site), name).things.filter((thing) =>
    isWithin(placeOf(site, thing.at, list), list),
  );
  const [other] = named;
  if (!other) return refuse(`${name} does not stand in that list`, "Name one of its neighbors, or a number: --at 1");
  const index = indexIn(site, list, placeOf(site, other.at, list)) + (before === undefined ? 1 : 0);
  return from !== undefined && from < index ? index - 1 : index;
}

/** Where a thing stands on a page: a shared section or an entry by the section that shows it. */
function placeOf({ pages }: OpenSite, at: Path, list: Path): Path {
  if (isWithin(at, list)) return at;
  const shown = pages.pages
    .flatMap(({ anchors }) => anchors)
    .find((anchor) => isWithin(anchor.at, at) && isWithin(anchor.section, list));
  return shown?.section ?? at;
}
