import { followRenamedAnchor } from "../../../refactor/by-hand/follow-anchor.ts";
import { addressOf, resolveAddress } from "../../../site/address.ts";
import type { PageAnchor, PageEntry } from "../../../site/pages.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";
import { deadAnchors, type DeadLink } from "../links/dead-links.ts";
import { explainedLinks } from "../links/misnamed-places.ts";
import { saysName } from "./says-name.ts";
import { once } from "../shared.ts";
import { renamed } from "./renamed.ts";

/** A place of a page that links still call by the name that it had before. */
interface RenamedAnchor {
  readonly page: PageEntry;
  readonly anchor: PageAnchor;
  readonly from: string;
  readonly links: readonly DeadLink[];
}

/** The places that got another name, where only one can be meant: what it says is like the old name, or no link leads to it alone. */
export const renamedAnchors = once((context): readonly RenamedAnchor[] => {
  const explained = explainedLinks(context);
  const lost = new Map<PageEntry, { name: string; dead: DeadLink }[]>();
  for (const { dead, entry, name, near, other } of deadAnchors(context))
    if (near.length === 0 && !other && !explained.has(dead.path)) intoGroup(lost, entry, { name, dead });
  if (lost.size === 0) return [];
  const reached = reachedPlaces(context);
  return [...lost].flatMap(([page, asked]): RenamedAnchor[] => {
    const [name = ""] = asked.map((one) => one.name);
    if (asked.some((one) => one.name !== name)) return [];
    const free = page.anchors.filter(({ anchor }) => !reached.has(addressOf(page.path, anchor)));
    const like = free.filter((anchor) => saysName(name, context.site, anchor.at.slice(0, -1)));
    const [only, other] = like.length > 0 ? like : free;
    const isAgreed = asked.length > 1 || like.length > 0;
    if (!only || other || !isAgreed) return [];
    const stem = only.anchor.slice(0, only.anchor.lastIndexOf("/") + 1);
    return [{ page, anchor: only, from: stem + name, links: asked.map(({ dead }) => dead) }];
  });
});

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

function reachedPlaces({ links, pages }: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const target of links.flatMap(({ targets }) => targets)) {
    const place = target.kind === "page" ? resolveAddress(target.path, pages.index) : undefined;
    if (place?.kind === "page" && place.anchor !== undefined) reached.add(addressOf(place.page, place.anchor));
  }
  return reached;
}
