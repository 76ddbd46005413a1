import { fitting } from "../../../language/words.ts";
import { addressOf } from "../../../site/address.ts";
import type { PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { alsoHere, deadAnchors, deadLinkProblem, type DeadAnchor, type DeadLink } from "../links/dead-links.ts";
import { hiddenPlace } from "../links/hidden-places.ts";
import { explainedLinks } from "../links/misnamed-places.ts";
import { unshownPlace } from "../links/unshown-place.ts";
import { linksToLostEntries } from "../names/lost/groups.ts";
import { once } from "../shared.ts";
import { reachedPlaces } from "./reached-places.ts";
import { renamedAnchors } from "./renamed-anchors.ts";

/** Links to several places that a page does not have: the section with them was deleted. */
interface LostPlaces {
  readonly page: PageEntry;
  readonly first: DeadAnchor;
  readonly others: readonly DeadAnchor[];
}

/** The links that another problem explains: of a rename, or of an entry that is gone. */
export const explainedAnchors = once((context): ReadonlySet<DeadLink> => {
  const explained = explainedLinks(context);
  return new Set([
    ...renamedAnchors(context).flatMap(({ links }) => links),
    ...linksToLostEntries(context),
    ...deadAnchors(context).flatMap(({ dead }) => (explained.has(dead.path) ? [dead] : [])),
  ]);
});

/** Pages that links ask for several places which they do not have, and which have no likeness with any that they have. */
export const lostPlaces = once((context): readonly LostPlaces[] => {
  const explained = explainedAnchors(context);
  const byPage = new Map<PageEntry, DeadAnchor[]>();
  for (const one of deadAnchors(context)) {
    const isTold = explained.has(one.dead) || hiddenPlace(one, context) || unshownPlace(one.dead.path, context);
    if (!isTold && !one.isNearFree) intoGroup(byPage, one.entry, one);
  }
  return [...byPage].flatMap(([page, all]): LostPlaces[] => {
    const [first, ...others] = all;
    const sure = new Set(all.flatMap(({ name, near, other }) => (near.length === 0 && !other ? [name] : [])));
    return first && sure.size > 1 ? [{ page, first, others }] : [];
  });
});

/** The links to such places. */
export const linksToLostPlaces = once(
  (context): ReadonlySet<DeadLink> =>
    new Set(lostPlaces(context).flatMap(({ first, others }) => [first, ...others].map(({ dead }) => dead))),
);

export function lostPlacesProblem({ page, first, others }: LostPlaces, context: Context): Finding {
  const names = [...new Set([first, ...others].map(({ name }) => name))];
  const on = `Page ${page.path.slice(0, 24)} has no places named`;
  const [one = "", second = "", ...more] = names.map((name) => `“${name.slice(0, 20)}”`);
  const all = [first, ...others];
  const isLikeNone = all.every(({ near, other }) => near.length === 0 && !other);
  const problem = deadLinkProblem(first.dead, context, {
    message: fitting(
      more.length === 0 ? `${on} ${one} and ${second}.` : `${on} ${one}, ${second} and ${more.length} more.`,
      `${on} ${one} and ${more.length + 1} more.`,
    ),
    label: "no such anchor",
    help: `If the section with them is gone, lead these links elsewhere. ${placesOn(page, first.name, context)}`,
    related: alsoHere(
      others.map(({ dead }) => dead),
      "looks for another one",
      context,
    ),
  });
  return isLikeNone ? { ...problem, gone: { addresses: [...new Set(all.map(({ dead }) => dead.path))] } } : problem;
}

/** The places that a page has: first those that no link leads to, which are the likeliest. */
export function placesOn(page: PageEntry, name: string, context: Context): string {
  const reached = reachedPlaces(context);
  const places = page.anchors
    .map(({ anchor }) => addressOf(page.path, anchor))
    .sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
    .slice(0, 12);
  return places.length > 0
    ? `Places on ${page.path}: ${places.join(", ")}.`
    : `No section of ${page.path} has an anchor yet. Write “anchor: ${name}” in the one that is meant.`;
}
