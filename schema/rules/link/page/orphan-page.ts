import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import { resolveAddress, nearestPages } from "../../../site/address.ts";
import { dataAt } from "../../../language/data-at.ts";
import { isMap } from "../../../problem.ts";
import type { Rule } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { deadLinks, maxProposals } from "../../support/links/dead-links.ts";
import { lostStart } from "../../support/moved/lost-start.ts";
import { emptyPages } from "../../support/pages/empty-pages.ts";
import { renamedPages } from "../../support/moved/renamed-pages.ts";

const quiet = homePage.replace("See [our prices](/prices).", "Fresh bread every day.");

/** Whether links ask for a page that nothing is near to: it may be one that has another path now, so that nothing leads to that one. */
function isAskedFor(context: Context): boolean {
  const explained = new Set(renamedPages(context).flatMap(({ links }) => links));
  const asking = deadLinks(context).filter((dead) => dead.kind === "page" && !explained.has(dead));
  return asking.slice(0, maxProposals).some(({ path }) => nearestPages(path, context.pages.index).length === 0);
}

/** Something leads to every page. Said only where every link is known. */
export const rule: Rule = {
  meta: {
    code: "link/orphan-page",
    severity: "warning",
    yieldsTo: "wrong-line",
    seemsUnused: true,
    mayFollowRepair: true,
    what: "No link leads to a page: neither a menu nor a text names it.",
    why: "Visitors find it only if they know its address.",
    bad: withPages(quiet, pricesPage),
    good: withPages(homePage, pricesPage),
  },
  *find(context) {
    const { inventory, links, pages, source, isBroken, isHidden } = context;
    if (inventory.gaps.length > 0 || isAskedFor(context)) return;
    const reached = new Set([
      "/",
      ...renamedPages(context).map(({ page }) => page.path),
      lostStart(context)?.path ?? "/",
    ]);
    let proposals = 0;
    const byRoute = new Map(pages.pages.map((page) => [page.at[1], page.path]));
    for (const { path, targets } of links) {
      if (isHidden(path)) continue;
      for (const target of targets) {
        if (target.kind !== "page") continue;
        const place = resolveAddress(target.path, pages.index);
        // A dead link leads, by intention, to what is near.
        if (place.kind === "nothing" && proposals++ < maxProposals)
          for (const near of [target.path.toLowerCase(), ...nearestPages(target.path, pages.index)]) {
            const meant = resolveAddress(near, pages.index);
            if (meant.kind === "page") reached.add(meant.page);
          }
        if (place.kind === "nothing" && place.page !== undefined) reached.add(place.page);
        if (place.kind !== "page") continue;
        const own = path[0] === "routes" ? byRoute.get(path[1]) : undefined;
        if (own !== place.page) reached.add(place.page);
      }
    }
    // Of a page that shows nothing it is said that it may be hidden.
    const empty = new Set(emptyPages(context).map(({ path }) => path));
    for (const { path, at } of pages.pages) {
      // A page that search engines leave out is reached by those who were given its address.
      const route = dataAt(context.site, at);
      if (
        reached.has(path) ||
        empty.has(path) ||
        isBroken([...at, "noindex"]) ||
        (isMap(route) && route["noindex"] === true)
      )
        continue;
      yield {
        message: `No link leads to page ${path}.`,
        label: "cannot be found",
        help: "Link to it from a menu or another page.",
        range: source.locate([...at, "path"]),
        at: [...at, "path"],
      };
    }
  },
};
