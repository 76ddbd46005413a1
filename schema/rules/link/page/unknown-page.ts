import { withText } from "../../../problems/sample-sites.ts";
import { intoGroup } from "../../support/group-by.ts";
import { nearestPages } from "../../../site/address.ts";
import type { Rule } from "../../rule.ts";
import { deadLinkProblem, deadLinks, either, maxProposals, type DeadLink } from "../../support/links/dead-links.ts";
import { hiddenPageOf } from "../../../site/addresses/hidden-page.ts";
import { hiddenPageProblems } from "../../support/links/hidden-pages.ts";
import { lostPageProblem } from "../../support/moved/lost-page-words.ts";
import { lostStart } from "../../support/moved/lost-start.ts";
import { mistakenPlan, problemOfPlan } from "../../support/links/mistaken-plan.ts";
import { unshownPlace } from "../../support/links/unshown-place.ts";
import { explainedLinks, misnamedPlaceProblems } from "../../support/links/misnamed-places.ts";
import { renamedAnchors } from "../../support/moved/renamed-anchors.ts";
import { lostPages } from "../../support/moved/renamed-pages.ts";

const add = "dd the page under “routes”. If it comes later, name it under “planned”.";

/** Every link to a page of this site leads to a page that visitors can reach. */
export const rule: Rule = {
  meta: {
    code: "link/unknown-page",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    what: "A link leads to a page that the site does not have.",
    why: "Visitors would find a page that says so. A page that comes later can be named under “planned”.",
    bad: withText("See [our prices](/price)."),
    good: withText("See [our prices](/prices)."),
  },
  *find(context) {
    const { pages } = context;
    // A place on the start page has an address that looks like a page's: a broken start page may have had it.
    const start = pages.pages.find(({ path }) => path === "/");
    if (!pages.isComplete || start?.isComplete === false || lostStart(context)) return;
    let proposals = 0;
    yield* misnamedPlaceProblems(context, "page");
    const plan = mistakenPlan(context);
    if (plan) yield problemOfPlan(plan, context);
    const explained = explainedLinks(context);
    const lost = lostPages(context);
    const inPlaces = new Set(renamedAnchors(context).flatMap(({ links }) => links));
    for (const { page, ...one } of lost) {
      const links = one.links.filter((link) => !inPlaces.has(link));
      if (page === undefined && links.length > 0) yield lostPageProblem({ ...one, page, links }, context);
    }
    const lostLinks = new Set([...lost.flatMap(({ links }) => links), ...inPlaces]);
    const toHidden = new Map<(typeof pages.hidden)[number], DeadLink[]>();
    for (const dead of deadLinks(context)) {
      const { path, kind } = dead;
      // That there is no start page is a problem of its own.
      if (path === "/") continue;
      if (kind !== "page" || explained.has(path) || path === plan?.wanted || lostLinks.has(dead)) continue;
      const hidden = hiddenPageOf(path, pages);
      if (hidden) {
        // A link that nobody sees may wait for its page.
        if (!context.isHidden(dead.link.path)) intoGroup(toHidden, hidden, dead);
        continue;
      }
      const near = proposals++ < maxProposals ? nearestPages(path, pages.index) : [];
      const unshown = near.length === 0 ? unshownPlace(path, context) : undefined;
      const problem = deadLinkProblem(
        dead,
        context,
        unshown?.words ?? {
          message: `There is no page ${path}.`,
          label: "no such page",
          help: near.length === 0 ? `A${add}` : `Did you mean ${either(near)}? If not: a${add}`,
          wanted: near.length === 1 ? near[0] : undefined,
        },
      );
      yield near.length === 0 && !unshown ? { ...problem, gone: { addresses: [path] } } : problem;
    }
    for (const [{ path, at }, dead] of toHidden) yield* hiddenPageProblems(path, [...at, "hidden"], dead, context);
  },
};
