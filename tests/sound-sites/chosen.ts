import { saidBy, sayable } from "./reach.ts";
import { soundSite, type PublicFiles, type Size } from "./site.ts";

/** Small sites, for the sake of time: `npm run prove` makes five hundred of every size. */
export const smallSize: Size = { maxPages: 1, maxSections: 3, maxItems: 4 };

/** How much of all that a site file may say the chosen sites say together. */
const share = 0.82;

/** The sites of so many seeds are looked at. */
const seeds = 400;

/** What each site costs whatever its length, to build it and to open it, in characters. */
const costOfOne = 4000;

/** How the files are called does not change what else a site says. */
const files: PublicFiles = { pictures: ["one.svg", "two.svg"], fonts: ["own.woff2"] };

/**
 * Chooses seeds whose small sites say together most of what a site file may say, one after the other: each time the one that adds most
 * for its length. Some twenty do; those of the first thirty seeds say two thirds, and take longer.
 */
export function chooseSeeds(): readonly number[] {
  const left = new Set(sayable());
  const enough = left.size * (1 - share);
  const sites = Array.from({ length: seeds }, (_, index) => {
    const site = soundSite(index + 1, smallSize, files);
    return { seed: index + 1, cost: costOfOne + JSON.stringify(site).length, says: [...saidBy(site)] };
  });
  const chosen: number[] = [];
  while (left.size > enough) {
    const rated = sites.map(({ seed, cost, says }) => {
      const adds = says.filter((one) => left.has(one));
      return { seed, adds, worth: adds.length / cost };
    });
    const best = rated.reduce((one, other) => (other.worth > one.worth ? other : one));
    if (best.adds.length === 0) break;
    for (const one of best.adds) left.delete(one);
    chosen.push(best.seed);
  }
  return chosen;
}
