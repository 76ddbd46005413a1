import { dataAt } from "../../language/data-at.ts";
import type { Path } from "../../problem.ts";
import type { WrittenLink } from "../../site/written.ts";
import type { OpenSite } from "../open-site.ts";
import { isSamePath, isWithin } from "../../site/paths.ts";
import type { Thing } from "../things/thing.ts";
import type { Use } from "../uses/use.ts";
import { placeAt, type FoundPlace } from "../uses/find-uses.ts";

/** Whether a page, or a place on it, goes. */
export type IsGone = (place: FoundPlace) => boolean;

/** What goes with a page, a section, an item of one, a shared section, an entry: the pages and the places that stand in it. */
export function goneWith({ site }: OpenSite, at: Path): IsGone {
  if (at[0] === "routes" && at.length === 2) return ({ page }) => isSamePath(page.at, at);
  return ({ anchor }) => {
    if (!anchor) return false;
    const isShownThere = at[0] === "shared" && dataAt(site, [...anchor.section, "use"]) === at[1];
    return isWithin(anchor.at, at) || isSamePath(anchor.section, at) || isShownThere;
  };
}

/** The links from elsewhere that lead to what goes. */
export function linksToGone(site: OpenSite, thing: Thing, isGone: IsGone): readonly WrittenLink[] {
  return site.links.filter(
    ({ targets, path, text }) =>
      !text.entry.isDefault &&
      !isWithin(path, thing.at) &&
      targets.some((target) => {
        if (target.kind !== "page") return false;
        const place = placeAt(target.path, site);
        if (place) return isGone(place);
        return thing.kind === "planned" && target.path === thing.name;
      }),
  );
}

/** The links from elsewhere to a page, a planned page, a section or an item of one, and to the places in it. */
export const linksFromOutside = (site: OpenSite, thing: Thing): readonly Use[] =>
  usesFor(linksToGone(site, thing, goneFor(site, thing)));

export const usesFor = (links: readonly WrittenLink[]): readonly Use[] =>
  links.map(({ path, start, end }) => ({ kind: "link", to: [], path, start, end }));

/** A planned page goes without any place: there is none yet. */
export const goneFor = (site: OpenSite, thing: Thing): IsGone =>
  thing.kind === "planned" ? () => false : goneWith(site, thing.at);
