import { dataAt } from "../../language/data-at.ts";
import { mapOf } from "../../language/data.ts";
import type { Path } from "../../problem.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import type { PageEntry } from "../../site/pages.ts";
import { hiddenPageOf } from "../../site/addresses/hidden-page.ts";
import { isWithin } from "../../site/paths.ts";
import { readTarget } from "../../site/target.ts";
import type { Side } from "../side.ts";
import { nameOf, holdersOf, pageName, shortened } from "./names.ts";

/** Where an address of a site leads: the page, and the place on it. */
export interface Destination {
  readonly page: PageEntry;
  /** Where the anchor is written. */
  readonly anchor?: { readonly name: string; readonly at: Path; readonly section: Path };
}

const pagesOf = new WeakMap<Side, ReadonlyMap<string, PageEntry>>();

function pageAt(side: Side, path: string): PageEntry | undefined {
  const known = pagesOf.get(side) ?? new Map(side.index.pages.pages.toReversed().map((page) => [page.path, page]));
  pagesOf.set(side, known);
  return known.get(path);
}

/** Where an address leads; nothing where no page answers. */
export function destinationOf(side: Side, address: string): Destination | undefined {
  const place = resolveAddress(address, side.index.pages.index);
  const page = place.kind === "page" ? pageAt(side, place.page) : undefined;
  if (place.kind !== "page" || !page) return undefined;
  const { anchor: name } = place;
  const anchor = name === undefined ? undefined : page.anchors.find((one) => one.anchor === name);
  return { page, ...(anchor && { anchor: { name: anchor.anchor, at: anchor.at, section: anchor.section } }) };
}

/** The address that a destination has. */
export const addressOfDestination = ({ page, anchor }: Destination): string =>
  anchor ? addressOf(page.path, anchor.name) : page.path;

/** Why no page answers to an address. */
function whyUnanswered({ value, index: { pages, inventory } }: Side, path: string): string {
  if (hiddenPageOf(path, pages)) return "a hidden page";
  const place = resolveAddress(path, pages.index);
  const page = "page" in place ? pages.pages.find((one) => one.path === place.page) : undefined;
  const isHidden = inventory.of("anchor").some(({ path: at, value: anchor }) => {
    const isOnPage = page !== undefined && isWithin(at, page.at);
    const holders = at.map((_, length) => dataAt(value, at.slice(0, length)));
    return (
      isOnPage && addressOf(page.path, String(anchor)) === path && holders.some((one) => mapOf(one)["hidden"] === true)
    );
  });
  if (isHidden) return "a hidden place";
  return page === undefined || page.path === "/" ? "no such page" : "no such place";
}

/** Where a link leads, in words: “Prices” (/prices), a mail to …, https://… */
export function linkWords(side: Side, written: string): string {
  const target = readTarget(side.index.filler.words(written));
  if (target.kind === "refused") return `“${shortened(written)}”`;
  if (target.kind === "outside") {
    const { scheme, url } = target;
    const rest = decoded(url.replace(/^(?:mailto|tel):/, ""));
    const [address = rest, query] = rest.split("?");
    const about = /subject=([^&]*)/.exec(query ?? "")?.[1];
    if (scheme === "mailto") return `a mail to ${shortened(address)}${about === undefined ? "" : ` about “${about}”`}`;
    return scheme === "tel" ? `the phone number ${shortened(rest)}` : shortened(url, 90);
  }
  const found = destinationOf(side, target.path);
  if (!found) {
    const isPlanned = resolveAddress(target.path, side.index.pages.index).kind === "planned";
    return isPlanned ? `the planned page ${target.path}` : `${target.path} (${whyUnanswered(side, target.path)})`;
  }
  const page = `${pageName(side, dataAt(side.value, found.page.at) ?? null)} (${target.path})`;
  if (!found.anchor) return page;
  const holder = holdersOf(side, found.anchor.at.slice(0, -1)).at(-1);
  const name = holder && nameOf(side, holder);
  return name === undefined ? page : `${name} on ${page}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
