import { intoGroup } from "../group-by.ts";
import { once } from "../shared.ts";
import { addressOf, resolveAddress, nearestPages } from "../../../site/address.ts";
import type { PageEntry } from "../../../site/pages.ts";
import { isMap, type Fix, type Path } from "../../../problem.ts";
import { slug } from "../../../shape/explain/words.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";
import { hiddenPageOf } from "../../../site/addresses/hidden-page.ts";
import { hiddenAnchor } from "./hidden-anchors.ts";
import { reachedPlaces } from "../moved/reached-places.ts";
import type { WrittenLink } from "../../../site/written.ts";

/** A link to this site that leads nowhere. */
export interface DeadLink {
  readonly link: WrittenLink;
  readonly path: string;
  /** The page that the path begins with; `/` begins every path. */
  readonly page: string | undefined;
  /** A file, a page with capital letters in its path, a place on a page that exists, or a page. */
  readonly kind: "file" | "case" | "anchor" | "page";
}

/** Every link that leads nowhere, once for each place where it is written. */
export const deadLinks = once((context): readonly DeadLink[] => [...findDeadLinks(context)]);

function* findDeadLinks(context: Context): Iterable<DeadLink> {
  const { links, pages, files } = context;
  const start = pages.pages.find((page) => page.path === "/");
  const folder = new Set(files.list());
  for (const link of links) {
    for (const target of link.targets) {
      if (target.kind !== "page") continue;
      const { path } = target;
      const place = resolveAddress(path, pages.index);
      const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
      if (place.kind !== "nothing" || (isFile && folder.has(path.slice(1)))) continue;
      const isCase = resolveAddress(path.toLowerCase(), pages.index).kind !== "nothing";
      // What the start page has no place for is taken for a page, unless a place of that name is hidden there.
      const hasPlaces = place.page === "/" && start ? hiddenAnchor(start, path.slice(1), context) : place.page;
      const onPage = hasPlaces !== undefined && hiddenPageOf(path, pages) === undefined;
      yield { link, path, page: place.page, kind: isFile ? "file" : isCase ? "case" : onPage ? "anchor" : "page" };
      break;
    }
  }
}

/** A link to a place that its page does not have. */
export interface DeadAnchor {
  readonly dead: DeadLink;
  /** The page, all of whose places are known. */
  readonly entry: PageEntry;
  readonly name: string;
  /** Places on the page with nearly this name: those that no link leads to, where there are any. */
  readonly near: readonly string[];
  readonly isNearFree: boolean;
  /** A place with this name on another page. */
  readonly other: { readonly page: string; readonly address: string; readonly at: Path } | undefined;
}

/** Every link to a place that its page does not have; nothing is missing from a page that is broken. */
export const deadAnchors = once((context): readonly DeadAnchor[] => {
  const found = [...findDeadAnchors(context)];
  // The place with this name is meant where there is one, or where it is on the page to which others have moved.
  const moves = found.flatMap(({ entry, others: [only, second] }) =>
    only && !second ? [`${entry.path} ${only.page}`] : [],
  );
  const seen = new Set<string>();
  const often = new Set(moves.filter((move) => seen.size === seen.add(move).size));
  return found.map(({ others, ...one }): DeadAnchor => {
    const moved = others.filter(({ page }) => often.has(`${one.entry.path} ${page}`));
    const [only, second] = others.length > 1 ? moved : others;
    return { ...one, other: second ? undefined : only };
  });
});

interface FoundAnchor extends Omit<DeadAnchor, "other"> {
  readonly others: readonly NonNullable<DeadAnchor["other"]>[];
}

function* findDeadAnchors(context: Context): Iterable<FoundAnchor> {
  const { pages } = context;
  const byPath = new Map(pages.pages.map((page) => [page.path, page]));
  const places = new Map<string, NonNullable<DeadAnchor["other"]>[]>();
  for (const { path, anchors } of pages.pages)
    for (const { anchor, at } of anchors)
      intoGroup(places, anchor.slice(anchor.lastIndexOf("/") + 1), {
        page: path,
        address: addressOf(path, anchor),
        at,
      });
  let proposals = 0;
  for (const dead of deadLinks(context)) {
    const { path, page, kind } = dead;
    const entry = byPath.get(page ?? "");
    if (kind !== "anchor" || !entry?.isComplete) continue;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const all = proposals++ < maxProposals ? nearestPages(path, pages.index) : [];
    const own = all.filter(
      (one) => one.startsWith(`${entry.path}/`) && resolveAddress(one, pages.index).kind === "page",
    );
    const free = own.filter((one) => !reachedPlaces(context).has(one));
    const near = free.length > 0 ? free : own.length > 0 ? own : titled(entry, name, context);
    const others = near.length > 0 ? [] : (places.get(name) ?? []);
    yield { dead, entry, name, near, isNearFree: free.length > 0, others };
  }
}

/** `boxes-by-the-month`: the place with these words as its title, where its anchor has some of them. */
const titled = (page: PageEntry, name: string, { at }: Context): readonly string[] =>
  page.anchors.flatMap(({ anchor, at: path }) => {
    const place = at(path.slice(0, -1));
    const title = isMap(place) ? place["title"] : undefined;
    const words = name.split("-");
    const isShort = anchor.split("-").every((word) => words.includes(word));
    return typeof title === "string" && slug(title) === name && isShort ? [addressOf(page.path, anchor)] : [];
  });

/** The problem of a dead link; `wanted` is the path to write in its place, where one is sure enough. */
export function deadLinkProblem(
  { link }: DeadLink,
  context: Context,
  words: Pick<Finding, "message" | "label" | "help" | "related" | "gone"> & {
    readonly wanted?: string | undefined;
    readonly safety?: Fix["safety"];
  },
): Finding {
  const { wanted, safety = "review", ...rest } = words;
  const range = context.source.locateInside(link.path, link.start, link.end);
  const fixes = wanted === undefined ? [] : context.correct(link.path, link.start, link.end, wanted, safety);
  return { ...rest, range, at: link.path, fixes };
}

/** The other links of a problem that several of them share. */
export const alsoHere = (links: readonly DeadLink[], message: string, { source }: Context): Finding["related"] =>
  links.slice(0, 8).map(({ link }) => ({ message, range: source.locateInside(link.path, link.start, link.end) }));

/** Near addresses are looked for among all others, which takes time: for so many problems, more than a person sees at once. */
export const maxProposals = 40;

/** “a, b or c”. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
