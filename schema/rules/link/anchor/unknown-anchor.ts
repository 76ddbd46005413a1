import { withText } from "../../../problems/sample-sites.ts";
import { addressOf } from "../../../site/address.ts";
import type { Rule } from "../../rule.ts";
import { deadAnchors, deadLinkProblem, either, type DeadLink } from "../../support/links/dead-links.ts";
import { unshownPlace, unshownPlaceProblems } from "../../support/links/unshown-place.ts";
import { linksToLostEntries } from "../../support/names/lost-groups.ts";
import { explainedLinks, misnamedPlaceProblems } from "../../support/links/misnamed-places.ts";
import { reachedPlaces } from "../../support/moved/reached-places.ts";
import { renamedAnchorProblems, renamedAnchors } from "../../support/moved/renamed-anchors.ts";

/** A link to a place on a page leads to an anchor of that page. */
export const rule: Rule = {
  meta: {
    code: "link/unknown-anchor",
    severity: "error",
    asksForMissing: true,
    isSaidOnce: true,
    what: "A link leads to a place that its page does not have.",
    why: "Visitors would land at the top of the page and look for what the link promised.",
    bad: withText("See [our bread](/prices/breads)."),
    good: withText("See [our bread](/prices/bread)."),
  },
  *find(context) {
    const { inventory, source, isHidden } = context;
    yield* misnamedPlaceProblems(context, "anchor");
    yield* renamedAnchorProblems(context);
    const explained = explainedLinks(context);
    const told = new Set([...renamedAnchors(context).flatMap(({ links }) => links), ...linksToLostEntries(context)]);
    const unshown: DeadLink[] = [];
    for (const { dead, entry, name, near, other } of deadAnchors(context)) {
      if (other || explained.has(dead.path) || told.has(dead)) continue;
      const hidden = inventory
        .of("anchor")
        .find(({ path, value }) => path[0] === "routes" && path[1] === entry.at[1] && value === name && isHidden(path));
      if (hidden) {
        yield deadLinkProblem(dead, context, {
          message: `“${name}” on page ${entry.path} is hidden, so this link leads nowhere.`,
          label: "leads to a hidden place",
          help: "Show it again (delete its “hidden: true”), or lead the link elsewhere.",
          related: [{ message: "it stands here", range: source.locate(hidden.path) }],
        });
        continue;
      }
      if (near.length === 0 && unshownPlace(dead.path, context)) {
        unshown.push(dead);
        continue;
      }
      // What no link leads to is the likeliest.
      const reached = reachedPlaces(context);
      const anchors = entry.anchors
        .map(({ anchor }) => addressOf(entry.path, anchor))
        .sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
        .slice(0, 12);
      const list =
        anchors.length > 0
          ? `Places on ${entry.path}: ${anchors.join(", ")}.`
          : `No section of ${entry.path} has an anchor yet. Write “anchor: ${name}” in the one that is meant.`;
      yield deadLinkProblem(dead, context, {
        message: `Page ${entry.path} has no place named “${name}”.`,
        label: "no such anchor",
        help: near.length > 0 ? `Did you mean ${either(near)}?` : list,
        wanted: near.length === 1 ? near[0] : undefined,
      });
    }
    yield* unshownPlaceProblems(unshown, context);
  },
};
