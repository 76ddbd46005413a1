import type { Field } from "../../language/field.ts";
import type { Data } from "../../problem.ts";
import { canonicalAfter, canonicalBefore } from "../follow/canonical.ts";
import { namesOf, type Current } from "./identity.ts";
import type { Side } from "../side.ts";
import { longestRun } from "./kept.ts";
import { matchItems, type Match } from "./match.ts";
import { pathKey, type Comparison, type Neighbor, type Spot } from "./raw.ts";

/** How alike two items without a common name must be to be the same one. */
export const least = { mappings: 0.6, words: 0.5 } as const;

/** A list of one of the two files; an empty one where it is not written. */
export interface ListSide {
  readonly spot: Spot | undefined;
  readonly data: Data | undefined;
}

/** The items of a list, each with its path. */
function spotsOf({ spot, data }: ListSide, other: ListSide): Spot[] {
  const path = (spot ?? other.spot)?.path ?? [];
  return (Array.isArray(data) ? data : []).map((item, index) => ({ path: [...path, index], data: item }));
}

/** Compares two lists: which items came, went, moved, and what changed in those that stayed. */
export function compareLists(comparison: Comparison, before: ListSide, after: ListSide, items: Field): void {
  const [ours, theirs] = [spotsOf(before, after), spotsOf(after, before)];
  const isSingle = [...ours, ...theirs].every(({ data }) => typeof data !== "object");
  const itemsOf = (spots: readonly Spot[], { index }: Side, currentOf: Current) =>
    spots.map(({ data }) => ({ data, names: namesOf(data, items, currentOf, (text) => index.filler.words(text)) }));
  const matches = matchItems(
    itemsOf(ours, comparison.before, (text, field) => canonicalBefore(comparison, text, field).text),
    itemsOf(theirs, comparison.after, (text, field) => canonicalAfter(comparison, text, field)),
    isSingle ? least.words : least.mappings,
  );
  reportItems(comparison, { before: ours, after: theirs, matches, items }, (one, other) =>
    comparison.compare(one, other, items),
  );
}

export interface MatchedItems {
  readonly before: readonly Spot[];
  readonly after: readonly Spot[];
  readonly matches: readonly Match[];
  /** The field of an item. */
  readonly items: Field;
  /** Items that are reported elsewhere: they went to another list, or came from one. */
  readonly isElsewhere?: (spot: Spot) => boolean;
}

/** Reports the items of two lists in the order of the new one, then those that are gone. `compare`: what differs in an item that stayed. */
export function reportItems(
  comparison: Comparison,
  { before, after, matches, items, isElsewhere = () => false }: MatchedItems,
  compare: (before: Spot, after: Spot) => void,
): void {
  const { raws, pairs, gone } = comparison;
  const ordered = matches.toSorted(([one], [other]) => one - other);
  const kept = longestRun(ordered.map(([, other]) => other));
  const staying = new Set(ordered.flatMap(([, other], index) => (kept.has(index) ? [other] : [])));
  const origins = new Map(matches.map(([one, other]) => [other, before[one]]));
  for (const [one, other] of matches) {
    const [from, to] = [before[one], after[other]];
    if (from && to) pairs.set(pathKey(from.path), to.path);
  }
  for (const [index, spot] of after.entries()) {
    const origin = origins.get(index);
    if (!origin) {
      if (!isElsewhere(spot)) raws.push({ kind: "added", after: spot, field: items });
      continue;
    }
    if (!staying.has(index)) {
      const neighbor = neighborOf(after, index, staying);
      raws.push({ kind: "moved", before: origin, after: spot, field: items, neighbor });
    }
    compare(origin, spot);
  }
  const found = new Set(matches.map(([one]) => one));
  for (const [index, spot] of before.entries())
    if (!found.has(index) && !isElsewhere(spot)) {
      gone.add(pathKey(spot.path));
      raws.push({ kind: "removed", before: spot, field: items });
    }
}

/** The next item that stayed where it was, else the one before. */
function neighborOf(spots: readonly Spot[], index: number, staying: ReadonlySet<number>): Neighbor | undefined {
  for (let at = index + 1; at < spots.length; at += 1) {
    const spot = staying.has(at) ? spots[at] : undefined;
    if (spot) return { spot, side: "above" };
  }
  for (let at = index - 1; at >= 0; at -= 1) {
    const spot = staying.has(at) ? spots[at] : undefined;
    if (spot) return { spot, side: "below" };
  }
  return undefined;
}
