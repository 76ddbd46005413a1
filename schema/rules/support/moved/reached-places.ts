import { addressOf, resolveAddress } from "../../../site/address.ts";
import { once } from "../shared.ts";

/** The addresses of the places on pages that a link leads to. */
export const reachedPlaces = once(({ links, pages }): ReadonlySet<string> => {
  const reached = new Set<string>();
  for (const target of links.flatMap(({ targets }) => targets)) {
    const place = target.kind === "page" ? resolveAddress(target.path, pages.index) : undefined;
    if (place?.kind === "page" && place.anchor !== undefined) reached.add(addressOf(place.page, place.anchor));
  }
  return reached;
});
