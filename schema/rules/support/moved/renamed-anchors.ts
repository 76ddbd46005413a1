import { dataAt } from "../../../language/data-at.ts";
import { isMap, type Data, type Path } from "../../../problem.ts";
import { isWithin } from "../../../site/paths.ts";
import { followRenamedAnchor } from "../../../refactor/by-hand/follow-anchor.ts";
import { addressOf, nearestPages } from "../../../site/address.ts";
import { hiddenPageOf } from "../../../site/addresses/hidden-page.ts";
import type { PageAnchor, PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { deadAnchors, deadLinks, maxProposals, type DeadLink } from "../links/dead-links.ts";
import { explainedLinks } from "../links/misnamed-places.ts";
import { linksToLostEntries } from "../names/lost/groups.ts";
import { once } from "../shared.ts";
import { reachedPlaces } from "./reached-places.ts";
import { renamedPages } from "./renamed-pages.ts";
import { renamed } from "./renamed.ts";
import { saysName } from "./says-name.ts";

/** A place of a page that links still call by the name that it had before. */
interface RenamedAnchor {
  readonly page: PageEntry;
  readonly anchor: PageAnchor;
  readonly from: string;
  readonly links: readonly DeadLink[];
}

/** A link to a name that its page has no place for. */
interface Asked {
  readonly name: string;
  readonly dead: DeadLink;
  /** A place that other links lead to has nearly this name. */
  readonly isNear: boolean;
}

/** The places that got another name: no link leads to them, and they alone say the old name, or what a link says. */
export const renamedAnchors = once((context): readonly RenamedAnchor[] =>
  [...askedOf(context)].flatMap(([page, asked]): RenamedAnchor[] => {
    const [first] = asked;
    const { name } = first ?? {};
    if (name === undefined || asked.some((one) => one.name !== name)) return [];
    const reached = reachedPlaces(context);
    const free = page.anchors.filter(({ anchor }) => !reached.has(addressOf(page.path, anchor)));
    const [only, other] = free.filter(({ at }) => isLike(at.slice(0, -1), asked, context));
    if (!only || other) return [];
    const stem = only.anchor.slice(0, only.anchor.lastIndexOf("/") + 1);
    return [{ page, anchor: only, from: stem + name, links: asked.map(({ dead }) => dead) }];
  }),
);

/** What links ask for, by page. One link that has nearly the name of a place has a typo, and so has each that has the name of a free one. */
function askedOf(context: Context): ReadonlyMap<PageEntry, readonly Asked[]> {
  const { pages } = context;
  const explained = explainedLinks(context);
  const lost = linksToLostEntries(context);
  const asked = new Map<PageEntry, Asked[]>();
  for (const { dead, entry, name, near, isNearFree, other } of deadAnchors(context))
    if (!isNearFree && !other && !explained.has(dead.path) && !lost.has(dead))
      intoGroup(asked, entry, { name, dead, isNear: near.length > 0 });
  const ofPages = new Set(renamedPages(context).flatMap(({ links }) => links));
  const start = pages.pages.find(({ path }) => path === "/");
  let proposals = 0;
  if (start?.isComplete)
    for (const dead of deadLinks(context)) {
      const [, name = "", below] = dead.path.split("/");
      if (dead.kind !== "page" || name === "" || below !== undefined || ofPages.has(dead)) continue;
      if (explained.has(dead.path) || hiddenPageOf(dead.path, pages)) continue;
      // What has nearly the path of a page is a page, and was never a place.
      if (proposals++ < maxProposals && nearestPages(dead.path, pages.index).length > 0) continue;
      intoGroup(asked, start, { name, dead, isNear: false });
    }
  return new Map([...asked].filter(([, all]) => all.length > 1 || all.every(({ isNear }) => !isNear)));
}

/** Whether a place says the name that links have, or has the words of one of them as its heading. */
function isLike(place: Path, asked: readonly Asked[], { site }: Context): boolean {
  const heading = headingOf(dataAt(site, place));
  return asked.some(
    ({ name, dead }) =>
      // A link in a text of the place says its own address.
      (saysName(name, site, place) && !isWithin(dead.link.path, place)) ||
      (heading !== undefined && headingOf(dataAt(site, dead.link.path.slice(0, -1))) === heading),
  );
}

function headingOf(value: Data | undefined): string | undefined {
  if (!isMap(value)) return undefined;
  const words = value["title"] ?? value["label"] ?? value["question"] ?? value["name"];
  return typeof words === "string" ? words.trim().toLowerCase() : undefined;
}

/** A problem for each of them. */
export const renamedAnchorProblems = (context: Context): readonly Finding[] =>
  renamedAnchors(context).map(({ page, anchor, from, links }) =>
    renamed({
      at: anchor.at,
      range: context.source.locate(anchor.at),
      from: addressOf(page.path, from),
      to: addressOf(page.path, anchor.anchor),
      uses: links.map(({ link }) => context.source.locateInside(link.path, link.start, link.end)),
      noun: "link",
      edits: followRenamedAnchor(context, anchor.at, from),
    }),
  );
