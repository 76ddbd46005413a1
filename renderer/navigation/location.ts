import { navigate } from "wouter/use-hash-location";
import { decoded } from "./decoded.ts";
import { leaveEntry, newEntryState, trackEntries } from "./history-entries.ts";

/**
 * The location that the address bar shows: `/products/sales` for `#/products/sales`. Where there is no hash route yet,
 * it is the prerendered page, with a plain fragment (`/pricing/#plans`) as its anchor.
 */
export function readLocation(prerendered: string): string {
  const fragment = decoded(window.location.hash.slice(1));
  if (fragment.startsWith("/")) return trim(fragment);
  return fragment ? trim(`${prerendered}/${fragment}`) : prerendered;
}

/** The path below the site's root that the document was requested with: where a server answers with the not-found page. */
export const requestedPath = (): string =>
  trim(decoded(window.location.pathname.slice(new URL(document.baseURI).pathname.length)));

const trim = (path: string): string => `/${path.split("?")[0]?.replace(/^\/+|\/+$/g, "") ?? ""}`;

/** Puts the location into the address bar as a hash route, without a new entry, and begins to track scroll positions. */
export function takeOverAddress(location: string): void {
  const url = new URL(document.baseURI);
  url.hash = location;
  trackEntries(url);
}

/** Whether the address bar shows a location already, whatever is on screen. */
export const isCurrentLocation = (location: string): boolean => readLocation("") === location;

/**
 * Adds an entry to the history and goes there.
 * @param link the link that leads there
 */
export function navigateTo(location: string, link: Element | undefined): void {
  leaveEntry(location, link);
  navigate(location, { state: newEntryState() });
}

/** Replaces the old address of a moved page. */
export function replaceLocation(location: string): void {
  navigate(location, { replace: true, state: history.state });
}
