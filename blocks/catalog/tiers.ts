import type { Entry } from "../../schema/language/types.ts";

/** The distinct tiers, in the order in which the entries name them. */
export function tiersOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ tier }) => (tier === undefined ? [] : [tier])))];
}

/** Number of colors for tiers; after the last one, the first is used again. */
const colors = 5;

/** The number of the color of a tier, from 1; none for an entry without a tier. */
export function seriesOf(tier: string | undefined, tiers: readonly string[]): number | undefined {
  const place = tier === undefined ? -1 : tiers.indexOf(tier);
  return place < 0 ? undefined : (place % colors) + 1;
}

/** The number that a field begins with: 4 for “4 weeks”, 1.5 for “1.5 hours”; 0 where it begins with none. */
export function leadingNumber(words: string | undefined): number {
  return Number(/^\s*(\d+(?:\.\d+)?)/.exec(words ?? "")?.[1] ?? 0);
}
