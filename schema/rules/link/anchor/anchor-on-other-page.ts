import { type FileExample } from "../../../problems/example.ts";
import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import type { Edit, Path } from "../../../problem.ts";
import { isRefused } from "../../../edit/editable.ts";
import { addMoved, movedAt } from "../../../refactor/plan/moved-from.ts";
import { addressOf } from "../../../site/address.ts";
import type { Context } from "../../context.ts";
import type { Finding, Rule } from "../../rule.ts";
import { hiddenPlace } from "../../support/links/hidden-places.ts";
import { intoGroup } from "../../support/group-by.ts";
import { alsoHere, deadAnchors, deadLinkProblem, type DeadLink } from "../../support/links/dead-links.ts";
import { explainedAnchors, linksToLostPlaces } from "../../support/moved/lost-places.ts";
import { reachedPlaces } from "../../support/moved/reached-places.ts";

const cakes = (address: string): FileExample =>
  withPages(
    homePage.replace(
      "See [our prices](/prices).",
      `See [our prices](/prices), [our rolls](/rolls) and [our cakes](${address}).`,
    ),
    pricesPage.replace("{ type: text,", "{ type: text, anchor: cakes,"),
    `- path: /rolls
        title: Rolls
        description: Our rolls, from the plain one to the one with seeds, and how long each of them stays fresh.
        sections: [{ type: text, anchor: seeds, body: With sunflower seeds. }]`,
  );

/** A link names the page that its place is on. */
export const rule: Rule = {
  meta: {
    code: "link/anchor-on-other-page",
    severity: "error",
    lacksRest: true,
    isSaidOnce: true,
    what: "A link names a place that is on another page than the link says.",
    why: "The link would lead to the wrong page.",
    bad: cakes("/rolls/cakes"),
    good: cakes("/prices/cakes"),
  },
  *find(context) {
    const explained = explainedAnchors(context);
    const lost = linksToLostPlaces(context);
    const moves = new Map<string, MovedPlace[]>();
    for (const one of deadAnchors(context)) {
      const { dead, entry, name, other } = one;
      if (other && !explained.has(dead) && !lost.has(dead) && !hiddenPlace(one, context))
        intoGroup(moves, `${entry.path} ${other.page}`, { link: dead, from: entry.path, name, to: other });
    }
    for (const [first, ...others] of moves.values())
      if (first && isMove(first, others, context)) yield movedPlaces(first, others, context);
      else if (first) for (const one of [first, ...others]) yield onePlace(one, context);
  },
};

/** A link to a place that is on another page than it says. */
interface MovedPlace {
  readonly link: DeadLink;
  readonly from: string;
  readonly name: string;
  readonly to: { readonly page: string; readonly address: string; readonly at: Path };
}

function onePlace({ link, from, name, to }: MovedPlace, context: Context): Finding {
  return deadLinkProblem(link, context, {
    message: `“${name}” is on page ${to.page}, not on ${from}.`,
    label: "on another page",
    help: `Write ${to.address}`,
    related: [{ message: "it stands here", range: context.source.locate(to.at) }],
    wanted: to.address,
  });
}

/**
 * Whether places were moved from one page to another, and no link has the wrong page: there are several of them, or several links
 * to one that no link leads to where it is.
 */
const isMove = (first: MovedPlace, others: readonly MovedPlace[], context: Context): boolean =>
  others.some(({ name }) => name !== first.name) ||
  (others.length > 0 && !reachedPlaces(context).has(first.to.address));

/** All links follow places that were moved by hand, and their old addresses lead on. */
function movedPlaces(first: MovedPlace, others: readonly MovedPlace[], context: Context): Finding {
  const all = [first, ...others];
  const edits = all.flatMap(({ link: { link }, to }) =>
    context.correct(link.path, link.start, link.end, to.address, "review").flatMap((fix) => fix.edits),
  );
  const keeping = all.flatMap((one, index) =>
    all.findIndex(({ name }) => name === one.name) === index ? oldAddressEdits(one, context) : [],
  );
  const isOne = others.every(({ name }) => name === first.name);
  const keepWords = `\nFor links on other sites, keep the old address where it stands:\nmovedFrom: [${addressOf(first.from, first.name)}]`;
  return {
    ...deadLinkProblem(first.link, context, {
      message: isOne
        ? `“${first.name.slice(0, 18)}” is on ${first.to.page.slice(0, 18)} now; ${all.length} links look on ${first.from.slice(0, 18)}.`
        : `${all.length} links look on ${first.from.slice(0, 24)} for what is on ${first.to.page.slice(0, 24)} now.`,
      label: "on another page",
      help: `Write ${first.to.address} here, and the others in the same way.${keeping.length > 0 ? keepWords : ""}`,
      related: alsoHere(
        others.map(({ link }) => link),
        "looks there as well",
        context,
      ),
    }),
    fixes:
      edits.length === all.length
        ? [{ title: `Lead the links to ${first.to.page}`, safety: "review", edits: [...edits, ...keeping] }]
        : [],
  };
}

/**
 * Writes the old address of a place that was moved. Where links lead to the place, or it has that address as an old one, it was there
 * before, and needs none.
 */
function oldAddressEdits({ from, name, to }: MovedPlace, context: Context): readonly Edit[] {
  const place = to.at.slice(0, -1);
  if (reachedPlaces(context).has(to.address) || movedAt(context, place).includes(to.address)) return [];
  const result = addMoved(place, [addressOf(from, name)])(context.editable);
  // An entry of a collection takes no old addresses.
  return isRefused(result) ? [] : result.edits;
}
