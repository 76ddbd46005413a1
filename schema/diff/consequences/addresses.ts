import type { Differences } from "../compare/raw.ts";
import { addressOf, resolveAddress } from "../../site/address.ts";
import { plain, type Consequence } from "../change.ts";
import type { Side } from "../side.ts";
import { linkWords } from "../words/targets.ts";
import { many } from "../words/uses.ts";

/** How many addresses are listed. */
const maxListed = 12;

/** Places of one page that are listed one by one. */
const maxApart = 3;

/** Addresses of pages and places that no longer lead anywhere, and those that lead on to another one. */
export function addressConsequences({ before, after }: Differences): Consequence[] {
  // Pages that cannot be read are not gone.
  if (!before.isReadable || !after.isReadable || !after.index.pages.isComplete) return [];
  const { index } = after.index.pages;
  const gone: Consequence[] = [];
  const moved: Consequence[] = [];
  for (const { path, anchors } of before.index.pages.pages) {
    const places = [...new Set(anchors.map(({ anchor }) => addressOf(path, anchor)))].filter((one) => one !== path);
    const page = resolveAddress(path, index);
    const lost = places.filter((address) => resolveAddress(address, index).kind === "nothing");
    const following = places.filter((address) => redirectOf(after, address) !== undefined);
    const redirect = redirectOf(after, path);
    if (page.kind === "nothing") gone.push(stops(path, lost.length));
    else if (page.kind !== "planned")
      gone.push(...(lost.length > maxApart ? [severalStop(lost)] : lost.map((address) => stops(address, 0))));
    const planned = places.filter((address) => resolveAddress(address, index).kind === "planned");
    if (page.kind === "planned") moved.push(tellsPlanned(path, lost.length));
    else moved.push(...planned.map((address) => tellsPlanned(address, 0)));
    if (redirect !== undefined) moved.push(leadsOn(after, path, redirect, following.length));
    else moved.push(...following.map((address) => leadsOn(after, address, redirectOf(after, address) ?? address, 0)));
  }
  return [...list(gone), ...list(moved)];
}

const withPlaces = (places: number): string => (places === 0 ? "" : ` and ${many(places, "place")} on it`);

const stops = (address: string, places: number): Consequence => ({
  kind: "address-gone",
  sentence: plain(
    `${address}${withPlaces(places)} ${places === 0 ? "stops" : "stop"} working: whoever follows the address finds nothing.`,
  ),
});

const severalStop = ([first = "", second = "", ...others]: readonly string[]): Consequence => ({
  kind: "address-gone",
  sentence: plain(
    `${first}, ${second} and ${many(others.length, "more place")} on the page stop working: whoever follows such an address finds nothing.`,
  ),
});

const tellsPlanned = (address: string, places: number): Consequence => ({
  kind: "address-redirects",
  sentence: plain(`Whoever opens ${address}${withPlaces(places)} reads that the page is planned.`),
});

const leadsOn = (after: Side, address: string, to: string, places: number): Consequence => ({
  kind: "address-redirects",
  sentence: plain(
    `${address} leads on to ${linkWords(after, to)}${places === 0 ? "" : `, and ${places === 1 ? "the address of a place" : `the addresses of ${many(places, "place")}`} on it to the same place there`}.`,
  ),
});

/** The address that an old one leads on to. */
function redirectOf({ index }: Side, address: string): string | undefined {
  const place = resolveAddress(address, index.pages.index);
  return place.kind === "page" ? place.moved : undefined;
}

function list(consequences: readonly Consequence[]): Consequence[] {
  const shown = consequences.slice(0, maxListed);
  const rest = consequences.length - shown.length;
  const [first] = shown;
  if (rest === 0 || !first) return shown;
  return [
    ...shown,
    { kind: first.kind, sentence: plain(`The same holds for ${many(rest, "more address", "more addresses")}.`) },
  ];
}
