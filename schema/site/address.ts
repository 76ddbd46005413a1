import { plainSpellings } from "../language/words.ts";
import { distance } from "../reader/distance.ts";

/** Everything that answers to an address on this site. Plain JSON; the paths are the keys. */
export interface AddressIndex {
  readonly pages: Readonly<Record<string, { readonly anchors: readonly string[] }>>;
  readonly planned: Readonly<Record<string, unknown>>;
  /** Old address to the address that replaced it. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Where a path of this site leads. */
export type Place =
  /** `moved`: the path is an old address, and this is the one that answers now. */
  | { readonly kind: "page"; readonly page: string; readonly anchor?: string; readonly moved?: string }
  | { readonly kind: "planned"; readonly page: string }
  /** `page`: the page that the path begins with, which has no such anchor. */
  | { readonly kind: "nothing"; readonly page?: string };

const slashed = (path: string): string => `/${path.replace(/^\/+|\/+$/g, "")}`;
const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The longest page path that is a prefix of `path` by whole segments. */
function pageOf(path: string, index: AddressIndex): string | undefined {
  for (let head = path; head !== ""; head = head.slice(0, head.lastIndexOf("/")))
    if (Object.hasOwn(index.pages, head)) return head;
  return Object.hasOwn(index.pages, "/") ? "/" : undefined;
}

/** What stands at an address by its own name: a page, or a place by its whole path or by what follows the page. */
function ownPlace(at: string, page: string | undefined, index: AddressIndex): { readonly anchor?: string } | undefined {
  if (page === undefined) return undefined;
  if (page === at) return {};
  const anchors = index.pages[page]?.anchors ?? [];
  const below = at.slice(page === "/" ? 1 : page.length + 1);
  const anchor = [at.slice(1), below].find((name) => anchors.includes(name));
  return anchor === undefined ? undefined : { anchor };
}

/** Whether a page, a place or a planned page has this very address. */
export const isInUse = (path: string, index: AddressIndex): boolean =>
  ownPlace(slashed(path), pageOf(slashed(path), index), index) !== undefined ||
  Object.hasOwn(index.planned, slashed(path));

/**
 * Decides where a path leads, for links, menus, the router and the search alike. The page is the longest page path that the
 * path begins with; on it, the anchor named by the whole path, else by what follows the page. Planned paths and old
 * addresses answer only where no page does, and before an anchor that has no more than the last segment in common.
 */
export function resolveAddress(path: string, index: AddressIndex): Place {
  let at = slashed(path);
  const seen: string[] = [];
  let nearest: string | undefined;
  while (!seen.includes(at)) {
    seen.push(at);
    const page = pageOf(at, index);
    const moved = seen.length > 1 && { moved: at };
    const own = ownPlace(at, page, index);
    if (page !== undefined && own) return { kind: "page", page, ...own, ...moved };
    if (Object.hasOwn(index.planned, at)) return { kind: "planned", page: at };
    if (seen.length === 1) nearest = page;
    const next = Object.hasOwn(index.moved, at) ? index.moved[at] : undefined;
    if (next === undefined) {
      const last = lastSegment(at);
      if (page !== undefined && index.pages[page]?.anchors.includes(last))
        return { kind: "page", page, anchor: last, ...moved };
      break;
    }
    at = slashed(next);
  }
  return { kind: "nothing", ...(nearest !== undefined && { page: nearest }) };
}

/** The path that leads to an anchor of a page: `/products` and `sales` or `products/sales` give `/products/sales`. */
export function addressOf(page: string, anchor: string): string {
  if (page === "/") return `/${anchor}`;
  return anchor.startsWith(`${page.slice(1)}/`) ? `/${anchor}` : `${page}/${anchor}`;
}

/**
 * Decides where the address of a page's file with a fragment leads: `/old/#place`. A place that was renamed or moved is found by its
 * old address; any other fragment belongs to the page that answers.
 */
export function resolveFragment(path: string, fragment: string | undefined, index: AddressIndex): Place {
  const found = resolveAddress(path, index);
  if (found.kind !== "page" || !fragment) return found;
  const place = resolveAddress(addressOf(slashed(path), fragment), index);
  return place.kind === "page" && place.moved !== undefined ? place : { ...found, anchor: found.anchor ?? fragment };
}

/** How many addresses are offered in place of one. */
const maxNear = 3;

const found = new WeakMap<AddressIndex, Map<string, readonly string[]>>();

/**
 * The addresses that `path` may have meant, the nearest first: a few letters apart, or with the same last segment. The same
 * one is looked up once.
 */
export function nearestPages(path: string, index: AddressIndex): readonly string[] {
  const known = found.get(index) ?? new Map<string, readonly string[]>();
  found.set(index, known);
  const near = known.get(path) ?? findNearest(path, index);
  known.set(path, near);
  return near;
}

/** How many letters differ, where each word differs in few of its own: `plans` is no misspelt `piano`. */
function misspelling(wanted: string, address: string): number | undefined {
  const [ours, theirs] = [wanted, address].map((path) => path.slice(1).split("/"));
  if (!ours || ours.length !== theirs?.length) return undefined;
  let letters = 0;
  for (const [index, word] of ours.entries()) {
    const other = theirs[index] ?? "";
    const limit = Math.min(3, Math.max(1, Math.floor(Math.max(word.length, other.length) / 3)));
    const apart = Math.abs(word.length - other.length) > limit ? limit + 1 : distance(word, other);
    if (apart > limit) return undefined;
    letters += apart;
  }
  return letters;
}

/** An address without what people write differently: hyphens, and letters that a plain spelling has no room for. */
const plainForms = (address: string): readonly string[] =>
  plainSpellings(address).map((spelling) => spelling.replace(/[^\p{L}\p{N}/]/gu, ""));

function findNearest(path: string, index: AddressIndex): readonly string[] {
  const wanted = slashed(path).toLowerCase();
  const end = lastSegment(wanted);
  const places = Object.entries(index.pages).flatMap(([page, { anchors }]) => [
    page,
    ...anchors.map((anchor) => addressOf(page, anchor)),
  ]);
  const all = [...new Set([...places, ...Object.keys(index.planned)])];
  const own = plainForms(wanted);
  const same = all.filter((address) => address !== "/" && plainForms(address).some((form) => own.includes(form)));
  if (same.length === 1) return same;
  const rated = all.flatMap((address): [number, string][] => {
    if (address === "/") return [];
    const letters = misspelling(wanted, address);
    if (letters !== undefined) return [[letters, address]];
    return lastSegment(address) === end ? [[Infinity, address]] : [];
  });
  return rated
    .sort(([a], [b]) => (a === b ? 0 : a - b))
    .slice(0, maxNear)
    .map(([, address]) => address);
}
