import { withText } from "../../../problems/sample-sites.ts";
import type { Context } from "../../context.ts";
import type { Finding, Rule } from "../../rule.ts";
import { deadAnchors, deadLinkProblem, either, type DeadAnchor } from "../../support/links/dead-links.ts";
import { hiddenPlace, hiddenPlaceProblems } from "../../support/links/hidden-places.ts";
import { misnamedPlaceProblems } from "../../support/links/misnamed-places.ts";
import { unshownPlace, unshownPlaceProblems } from "../../support/links/unshown-place.ts";
import {
  explainedAnchors,
  linksToLostPlaces,
  lostPlaces,
  lostPlacesProblem,
  placesOn,
} from "../../support/moved/lost-places.ts";
import { renamedAnchorProblems } from "../../support/moved/renamed-anchors.ts";

/** A link to a place on a page leads to an anchor of that page. */
export const rule: Rule = {
  meta: {
    code: "link/unknown-anchor",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    what: "A link leads to a place that its page does not have.",
    why: "Visitors would land at the top of the page and look for what the link promised.",
    bad: withText("See [our bread](/prices/breads)."),
    good: withText("See [our bread](/prices/bread)."),
  },
  *find(context) {
    yield* misnamedPlaceProblems(context, "anchor");
    yield* renamedAnchorProblems(context);
    const lost = linksToLostPlaces(context);
    const left = deadAnchors(context).filter(({ dead }) => !explainedAnchors(context).has(dead) && !lost.has(dead));
    // A link that nobody sees may wait for its place.
    const seen = left.filter(({ dead }) => !context.isHidden(dead.link.path));
    yield* hiddenPlaceProblems(seen, context);
    const shown = left.filter((one) => !one.other && hiddenPlace(one, context) === undefined);
    const isUnshown = ({ near, dead }: DeadAnchor): boolean =>
      near.length === 0 && unshownPlace(dead.path, context) !== undefined;
    const unshown = shown.filter(isUnshown).map(({ dead }) => dead);
    yield* unshownPlaceProblems(unshown, context);
    for (const one of lostPlaces(context)) yield lostPlacesProblem(one, context);
    for (const one of shown) if (!isUnshown(one)) yield unknownPlace(one, context);
  },
};

/** Whether a place has the steps of another address in its own: the page or the place is misspelt, and the link may be right. */
const isDeeper = (address: string, path: string): boolean => address.split("/").length > path.split("/").length;

const unknownPlace = ({ dead, entry, name, near }: DeadAnchor, context: Context): Finding => ({
  ...deadLinkProblem(dead, context, {
    message: `Page ${entry.path} has no place named “${name}”.`,
    label: "no such anchor",
    help:
      near.length === 0
        ? placesOn(entry, name, context)
        : near.some((one) => isDeeper(one, dead.path))
          ? `Did you mean ${either(near)}? If the link is right, its place needs another anchor.`
          : `Did you mean ${either(near)}?`,
    wanted: near.length === 1 && !near.some((one) => isDeeper(one, dead.path)) ? near[0] : undefined,
  }),
  ...(near.length === 0 && { gone: { addresses: [dead.path] } }),
});
