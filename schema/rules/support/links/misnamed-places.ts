import { once } from "../shared.ts";
import { intoGroup } from "../group-by.ts";
import { resolveAddress, nearestPages } from "../../../site/address.ts";
import { nearest } from "../../../reader/nearest.ts";
import type { Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { deadLinks, maxProposals, type DeadLink } from "./dead-links.ts";
import { misnamed } from "../names/misnamed.ts";
import { followRenamedAnchor } from "../../../refactor/by-hand/follow-anchor.ts";
import { followRenamedPage } from "../../../refactor/by-hand/follow-page.ts";

/** A page or an anchor that several links agree to call by another name. */
interface MisnamedPlace {
  readonly at: Path;
  readonly written: string;
  readonly wanted: string;
  readonly links: DeadLink[];
}

/** Pages and anchors that are misspelt where they are defined: nothing leads to them, and several links lead to nearly the same. */
export const misnamedPlaces = once(findPlaces);

function findPlaces(context: Context): readonly MisnamedPlace[] {
  const { pages, links } = context;
  const dead = new Map<string, DeadLink[]>();
  for (const one of deadLinks(context))
    if (one.kind === "page" || one.kind === "anchor") intoGroup(dead, one.path, one);
  if (dead.size === 0) return [];
  const reached = new Set<string>();
  for (const target of links.flatMap(({ targets }) => targets)) {
    const place = target.kind === "page" ? resolveAddress(target.path, pages.index) : undefined;
    if (place?.kind !== "page") continue;
    reached.add(place.page);
    if (place.anchor !== undefined) reached.add(`${place.page}#${place.anchor}`);
  }
  const found = new Map<string, MisnamedPlace>();
  for (const [path, uses] of [...dead].slice(0, maxProposals)) {
    const near = nearestPages(path, pages.index).map((address) => placeOf(address, path, context, reached));
    const place = near.find((one) => one !== undefined) ?? strayAnchor(path, context);
    if (!place) continue;
    const key = place.at.join("/");
    const same = found.get(key) ?? { ...place, links: [] };
    found.set(key, same);
    if (same.wanted === place.wanted) same.links.push(...uses);
  }
  const right = [...found.values()].filter((place) => place.links.length > 1 || isTold(place, context));
  // Where a page has another name, all its addresses have.
  for (const { at, wanted, links: theirs } of right)
    if (at.at(-1) === "path") theirs.push(...(dead.get(wanted) ?? []).filter((one) => !theirs.includes(one)));
  return right;
}

/** An anchor with a whole path, which is nearly the one that links lead to, but of no page. One that has the very name is it. */
function strayAnchor(path: string, { pages }: Context): Omit<MisnamedPlace, "links"> | undefined {
  const wanted = path.slice(1);
  if (pages.pages.some(({ anchors }) => anchors.some(({ anchor }) => anchor === wanted))) return undefined;
  for (const page of pages.pages)
    for (const { anchor, at } of page.anchors)
      if (
        anchor.includes("/") &&
        anchor !== wanted &&
        anchor.split("/").length === wanted.split("/").length &&
        !Object.hasOwn(pages.index.pages, `/${anchor.slice(0, anchor.indexOf("/"))}`) &&
        nearest(wanted, [anchor]) !== undefined
      )
        return { at, written: anchor, wanted };
  return undefined;
}

/** Where one link and one place disagree, the rest of the file tells: one of the words stands in it elsewhere, the other does not. */
function isTold({ written, wanted, links }: MisnamedPlace, { source }: Context): boolean {
  const [theirs = [], ours = []] = [wanted, written].map((name) => name.split(/[^\p{L}\p{N}]+/u));
  const at = theirs.findIndex((word, index) => word !== ours[index]);
  if (theirs.length !== ours.length || at === -1) return false;
  const count = (word = ""): number =>
    source.text.match(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"))?.length ?? 0;
  return count(ours[at]) === 1 && count(theirs[at]) > links.length;
}

/** Whether one path has whole words more than the other: /visit and /visit-us. Nobody types them by accident. */
const isRename = (one: string, other: string): boolean => {
  const [theirs, ours] = [one, other].map((path) => wordsOf(path));
  const [few = [], many = []] = [theirs ?? [], ours ?? []].toSorted((a, b) => a.length - b.length);
  return few.length > 0 && few.length < many.length && few.every((word) => many.includes(word));
};

const wordsOf = (path: string): string[] => (path.split("/")[1] ?? "").split("-").filter((word) => word !== "");

/** Where the address is defined that links call `wanted`, if nothing leads there. */
function placeOf(
  address: string,
  wanted: string,
  { pages }: Context,
  reached: ReadonlySet<string>,
): Omit<MisnamedPlace, "links"> | undefined {
  const place = resolveAddress(address, pages.index);
  const page = place.kind === "page" ? pages.pages.find(({ path }) => path === place.page) : undefined;
  if (page && isRename(wanted, page.path)) return undefined;
  if (!page || place.kind !== "page" || nearest(wanted, [address]) === undefined) return undefined;
  if (address.split("/").length !== wanted.split("/").length) return undefined;
  const depth = page.path === "/" ? 1 : page.path.split("/").length;
  const head = wanted.split("/").slice(0, depth).join("/") || "/";
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
export const misnamedPlaceProblems = (context: Context, kind: "page" | "anchor"): Finding[] =>
  misnamedPlaces(context)
    .filter(({ at }) => (at.at(-1) === "path") === (kind === "page"))
    .map(({ at, written, wanted, links }) =>
      misnamed(context, {
        at,
        spot: "value",
        written,
        wanted,
        uses: links.map(({ link }) => context.source.locateInside(link.path, link.start, link.end)),
        follow:
          links.length === 1
            ? undefined
            : kind === "page"
              ? followRenamedPage(context, at.slice(0, -1), wanted)
              : followRenamedAnchor(context, at, wanted),
      }),
    );

/** The dead links that such a place explains. */
export const explainedLinks = once(
  (context): ReadonlySet<string> =>
    new Set(misnamedPlaces(context).flatMap(({ links }) => links.map(({ path }) => path))),
);
