import { resolveAddress } from "../../../site/address.ts";
import { once } from "../shared.ts";

/** The paths of the pages and planned pages that a link from elsewhere leads to. */
export const reachedPages = once(({ links, pages }): ReadonlySet<string> => {
  const byRoute = new Map(pages.pages.map((page) => [page.at[1], page.path]));
  const reached = new Set<string>();
  for (const { path, targets } of links)
    for (const target of targets) {
      const place = target.kind === "page" ? resolveAddress(target.path, pages.index) : undefined;
      const own = path[0] === "routes" ? byRoute.get(path[1]) : undefined;
      if (place && place.kind !== "nothing" && place.page !== own) reached.add(place.page);
    }
  return reached;
});
