import { addressOf, resolveAddress } from "../../site/address.ts";
import type { Path } from "../../problem.ts";
import type { OpenSite } from "../open-site.ts";
import { pathKey } from "../../site/paths.ts";
import { placeAt, type FoundPlace } from "../uses/find-uses.ts";

/** Old addresses to write at a place: a page, or what holds an anchor. */
export interface KeptAddresses {
  readonly at: Path;
  readonly addresses: readonly string[];
}

/** Where the old addresses of a place are to be written; nothing where they need not be kept. `after` is the site once it is changed. */
export type Keeper = (place: FoundPlace, address: string, after: OpenSite) => Path | undefined;

/** A place keeps its own addresses: an anchor beside its name, a page beside its path. */
export const keptInPlace: Keeper = ({ page, anchor }) => (anchor ? anchor.at.slice(0, -1) : page.at);

/** The addresses that visitors may know and that would lead nowhere after a change, each with the place that keeps it. */
export function lostAddresses(
  before: OpenSite,
  after: OpenSite,
  keeper: Keeper = keptInPlace,
): readonly KeptAddresses[] {
  const lost = new Map<string, { readonly at: Path; readonly addresses: string[] }>();
  for (const address of knownAddresses(before)) {
    const old = placeAt(address, before);
    if (!old || resolveAddress(address, after.pages.index).kind !== "nothing") continue;
    const wanted = keeper(old, address, after);
    if (!wanted) continue;
    const entry = lost.get(pathKey(wanted)) ?? { at: wanted, addresses: [] };
    lost.set(pathKey(wanted), entry);
    entry.addresses.push(address);
  }
  return [...lost.values()];
}

/** Every address that answers: of pages, of anchors, and those that were. */
export function knownAddresses({ pages }: OpenSite): ReadonlySet<string> {
  const found = new Set<string>();
  for (const page of pages.pages) {
    found.add(page.path);
    for (const { anchor } of page.anchors) found.add(addressOf(page.path, anchor));
  }
  for (const from of Object.keys(pages.index.moved)) found.add(from);
  return found;
}
