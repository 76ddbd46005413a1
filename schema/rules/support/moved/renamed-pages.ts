import { nearestPages, resolveAddress } from "../../../site/address.ts";
import type { PageEntry, PlannedEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import { intoGroup } from "../group-by.ts";
import { once } from "../shared.ts";
import { deadLinks, type DeadLink } from "../links/dead-links.ts";
import { hiddenPageOf } from "../../../site/addresses/hidden-page.ts";
import { lostStart } from "./lost-start.ts";
import { unshownPlace } from "../links/unshown-place.ts";
import { explainedLinks } from "../links/misnamed-places.ts";
import { mistakenPlan } from "../links/mistaken-plan.ts";
import { saysName } from "./says-name.ts";
import { reachedPages } from "./reached-pages.ts";

/** Links to one page that the site does not have, and to places on it. */
export interface LostPage {
  /** The path that all of them begin with. */
  readonly path: string;
  readonly links: readonly DeadLink[];
  /** The page, or the planned one, that has another path now, where only one can be it. */
  readonly page: PageEntry | PlannedEntry | undefined;
}

/** The pages that several links ask for, or a link and the anchors of another page. */
export const lostPages = once((context): readonly LostPage[] => {
  const { pages } = context;
  if (!pages.isComplete || lostStart(context) || mistakenPlan(context)) return [];
  const explained = explainedLinks(context);
  const groups = new Map<string, DeadLink[]>();
  for (const dead of deadLinks(context)) {
    const { path, kind } = dead;
    const isNamed = explained.has(path) || hiddenPageOf(path, pages) !== undefined;
    if (kind === "page" && path !== "/" && !isNamed) intoGroup(groups, headOf(path), dead);
  }
  const lost = [...groups].map(([path, links]) => ({ path, links, candidates: candidatesFor(path, links, context) }));
  return lost.flatMap(({ path, links, candidates }): LostPage[] => {
    const [page, other] = candidates;
    const isDisputed = lost.some((one) => one.path !== path && page !== undefined && one.candidates.includes(page));
    const isAgreed =
      links.length > 1 ||
      links.some((link) => link.path !== path) ||
      // One link that has nearly the path of the page has a typo.
      (page !== undefined &&
        saysName(path, context.site, page.at) &&
        !nearestPages(path, pages.index).includes(page.path));
    if (page && !other && !isDisputed && isAgreed) return [{ path, links, page }];
    const isOther = nearestPages(path, pages.index).length === 0 && unshownPlace(path, context) === undefined;
    const isMany = isOther ? links.length > 1 : new Set(links.map((link) => link.path)).size > 1;
    return isMany ? [{ path, links, page: undefined }] : [];
  });
});

/** The pages that were renamed. */
export const renamedPages = once((context) =>
  lostPages(context).flatMap(({ page, ...lost }) => (page === undefined ? [] : [{ ...lost, page }])),
);

const headOf = (path: string): string => path.split("/").slice(0, 2).join("/");

/** What follows the path of the page in links to its places. */
const tailsOf = (path: string, links: readonly DeadLink[]): readonly string[] => [
  ...new Set(links.flatMap((link) => (link.path === path ? [] : [link.path.slice(path.length + 1)]))),
];

/** The pages that have every place that is asked for: those that no link leads to, or else all, where two places tell. */
function candidatesFor(
  path: string,
  links: readonly DeadLink[],
  context: Context,
): readonly (PageEntry | PlannedEntry)[] {
  const { pages } = context;
  const tails = tailsOf(path, links);
  const reached = reachedPages(context);
  const fit = pages.pages.filter(
    (page) =>
      page.path !== "/" &&
      tails.every(
        (tail) =>
          page.anchors.some(({ anchor }) => anchor === tail || anchor === `${path.slice(1)}/${tail}`) ||
          resolveAddress(`${page.path}/${tail}`, pages.index).kind === "page",
      ),
  );
  const planned = tails.length === 0 ? pages.planned : [];
  const unreached = [...fit, ...planned].filter((page) => !reached.has(page.path));
  return unreached.length > 0 || tails.length < 2 ? unreached : fit;
}
