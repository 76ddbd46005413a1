import { useLocationProperty } from "wouter/use-browser-location";
import type { Addressing } from "./addressing.ts";
import { decoded } from "./decoded.ts";
import { leaveEntry, newEntryState, trackEntries } from "./history-entries.ts";
import { isRoute, plainPath, type InsideAddress, type View } from "./view.ts";

const fragment = (): string => decoded(window.location.hash.slice(1));

/** Whether the address bar has a hash route. */
export const hasRoute = (): boolean => isRoute(fragment());

/**
 * The location that the address bar shows.
 * @param page the path of the page that the document is the file of
 */
export const readLocation = ({ placeOn }: Addressing, page = requestedPath()): string => placeOn(page, fragment());

/** The path below the site's root that the document was requested with. */
export function requestedPath(): string {
  const { pathname } = window.location;
  const root = new URL(document.baseURI).pathname;
  if (!pathname.startsWith(root)) return "/";
  return plainPath(decoded(pathname.slice(root.length)).replace(/(^|\/)index\.html$/, ""));
}

/**
 * The location that the address bar shows, whenever it changes.
 * @param first what it is while React hydrates: that of the page's HTML
 */
export const useLocation = (addressing: Addressing, first: string): string =>
  useLocationProperty(
    () => readLocation(addressing),
    () => first,
  );

/** Shows the address of the first view, without a new entry, and begins to track scroll positions. */
export function takeOverAddress(addressing: Addressing, view: View): void {
  trackEntries(addressOf(addressing, view));
}

/** Shows the address of a view in place of another one that led to it: an old address, or a hash route. */
export function correctAddress(addressing: Addressing, view: View): void {
  const address = addressOf(addressing, view);
  if (address !== window.location.href) history.replaceState(history.state, "", address);
}

function addressOf({ hrefOfView, keepsQuery }: Addressing, view: View): string {
  const { href, pathname, search } = window.location;
  const shown = hrefOfView(view);
  if (shown === undefined) return href;
  const url = new URL(shown, document.baseURI);
  if (keepsQuery && url.pathname === pathname) url.search = search;
  return url.href;
}

/**
 * Adds an entry to the history and goes there.
 * @param link the link that leads there
 */
export function navigateTo({ hrefOf, go }: Addressing, address: InsideAddress, link: Element | undefined): void {
  const href = hrefOf(address);
  leaveEntry(href, link);
  go(href, newEntryState());
}
