import { intoGroup } from "../into-group.ts";
import { lead, nearestPages } from "../address.ts";
import { nearest } from "../nearest.ts";
import type { Path, Problem } from "../problem.ts";
import type { Context } from "./context.ts";
import { deadLinks, mostProposals, type DeadLink } from "./dead-links.ts";
import { misnamed } from "./misnamed.ts";

/** A page or an anchor that several links agree to call by another name. */
interface MisnamedPlace {
  readonly at: Path;
  readonly written: string;
  readonly wanted: string;
  readonly links: DeadLink[];
}

const known = new WeakMap<Context, readonly MisnamedPlace[]>();

/** Pages and anchors that are misspelt where they are defined: nothing leads to them, and several links lead to nearly the same. */
export function misnamedPlaces(context: Context): readonly MisnamedPlace[] {
  const places = known.get(context) ?? findPlaces(context);
  known.set(context, places);
  return places;
}

function findPlaces(context: Context): readonly MisnamedPlace[] {
  const { pages, links } = context;
  const dead = new Map<string, DeadLink[]>();
  for (const one of deadLinks(context))
    if (one.kind === "page" || one.kind === "anchor") intoGroup(dead, one.path, one);
  if (dead.size === 0) return [];
  const reached = new Set<string>();
  for (const target of links.flatMap(({ targets }) => targets)) {
    const place = target.kind === "page" ? lead(target.path, pages.index) : undefined;
    if (place?.kind !== "page") continue;
    reached.add(place.page);
    if (place.anchor !== undefined) reached.add(`${place.page}#${place.anchor}`);
  }
  const found = new Map<string, MisnamedPlace>();
  for (const [path, uses] of [...dead].slice(0, mostProposals))
    for (const near of nearestPages(path, pages.index)) {
      const place = placeOf(near, path, context, reached);
      if (!place) continue;
      const key = place.at.join("/");
      const same = found.get(key) ?? { ...place, links: [] };
      found.set(key, same);
      if (same.wanted === place.wanted) same.links.push(...uses);
      break;
    }
  const right = [...found.values()].filter((place) => place.links.length > 1);
  // Where a page has another name, all its addresses have.
  for (const { at, wanted, links: theirs } of right)
    if (at.at(-1) === "path") theirs.push(...(dead.get(wanted) ?? []).filter((one) => !theirs.includes(one)));
  return right;
}

/** Where the address is defined that links call `wanted`, if nothing leads there. */
function placeOf(
  address: string,
  wanted: string,
  { pages }: Context,
  reached: ReadonlySet<string>,
): Omit<MisnamedPlace, "links"> | undefined {
  const place = lead(address, pages.index);
  const page = place.kind === "page" ? pages.pages.find(({ path }) => path === place.page) : undefined;
  if (!page || place.kind !== "page" || nearest(wanted, [address]) === undefined) return undefined;
  if (address.split("/").length !== wanted.split("/").length) return undefined;
  const depth = page.path.split("/").length;
  const head = wanted.split("/").slice(0, depth).join("/");
  const [tail, theirs] = [wanted, address].map((one) => one.split("/").slice(depth).join("/"));
  if (head !== page.path)
    return tail === theirs && pages.isComplete && !reached.has(page.path)
      ? { at: [...page.at, "path"], written: page.path, wanted: head }
      : undefined;
  const anchor = page.anchors.find((one) => one.anchor === place.anchor);
  if (!anchor || !page.isComplete || reached.has(`${page.path}#${anchor.anchor}`)) return undefined;
  const last = wanted.slice(wanted.lastIndexOf("/") + 1);
  const stem = anchor.anchor.slice(0, anchor.anchor.lastIndexOf("/") + 1);
  return { at: anchor.at, written: anchor.anchor, wanted: stem + last };
}

/** The problems of pages, or of anchors. */
export const misnamedPlaceProblems = (context: Context, kind: "page" | "anchor"): Problem[] =>
  misnamedPlaces(context)
    .filter(({ at }) => (at.at(-1) === "path") === (kind === "page"))
    .map(({ at, written, wanted, links }) =>
      misnamed(context, {
        code: kind === "page" ? "link/unknown-page" : "link/unknown-anchor",
        at,
        spot: "value",
        written,
        wanted,
        uses: links.map(({ link }) => context.source.locateInside(link.path, link.start, link.end)),
      }),
    );

/** The dead links that such a place explains. */
export const explainedLinks = (context: Context): ReadonlySet<string> =>
  new Set(misnamedPlaces(context).flatMap(({ links }) => links.map(({ path }) => path)));
