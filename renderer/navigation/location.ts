import { navigate } from "wouter/use-hash-location";
import { decoded } from "./decoded.ts";

/** Where the reader was on a page, by the key of the history entry. Kept over a reload. */
const storageKey = "lintel:positions";
const positions = new Map<string, number>();

/** A link, as it is found again in a page that was made anew: one of those with the same address in the same part. */
interface FoundAgain {
  /** `main`. */
  readonly part: string;
  readonly href: string;
  readonly place: number;
}

/** Which link the reader followed, by the key of the history entry that he left. */
const followed = new Map<string, FoundAgain>();
let entryKey = "";
let isShown = false;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function keyOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state["key"] === "string" ? state["key"] : undefined;
}

/**
 * The location that the address bar shows: `/products/sales` for `#/products/sales`. Where there is no hash route yet,
 * it is the prerendered page, with a plain fragment (`/pricing/#plans`) as its anchor.
 */
export function readLocation(prerendered: string): string {
  const fragment = decoded(window.location.hash.slice(1));
  if (fragment.startsWith("/")) return trim(fragment);
  return fragment ? trim(`${prerendered}/${fragment}`) : prerendered;
}

/** The path below the site's root that the document was asked for: where a server answers with the not-found page. */
export const askedPath = (): string =>
  trim(decoded(window.location.pathname.slice(new URL(document.baseURI).pathname.length)));

const trim = (path: string): string => `/${path.split("?")[0]?.replace(/^\/+|\/+$/g, "") ?? ""}`;

/** Puts the location into the address bar as a hash route, without a new entry, and begins to remember positions. */
export function takeOver(location: string): void {
  history.scrollRestoration = "manual";
  restorePositions();
  const url = new URL(document.baseURI);
  url.hash = location;
  entryKey = keyOf(history.state) ?? newKey();
  history.replaceState({ key: entryKey }, "", url);
  // What moves before the place is shown is the browser on its way, not the reader.
  addEventListener("scroll", () => isShown && positions.set(entryKey, window.scrollY), { passive: true });
  addEventListener("popstate", notePosition);
  addEventListener("pagehide", storePositions);
}

/** Who leaves right after a move leaves before the browser has told of it. */
function notePosition(): void {
  if (isShown && window.scrollY !== (positions.get(entryKey) ?? 0)) positions.set(entryKey, window.scrollY);
}

/** Whether the address bar shows a location already, whatever is on screen. */
export const isAsked = (location: string): boolean => readLocation("") === location;

/**
 * Adds an entry to the history and goes there.
 * @param by the link that leads there
 */
export function go(location: string, by: Element | undefined): void {
  notePosition();
  if (by) noteLink(by, location);
  navigate(location, { state: { key: newKey() } });
}

/** Puts another address in place of the current one: where an old one led. */
export function correct(location: string): void {
  navigate(location, { replace: true, state: history.state });
}

/** All links with an address in a part of the document, but those of a page that waits out of sight. */
const linksTo = (href: string | null, part: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${part} a`)].filter(
    (link) => link.getAttribute("href") === href && link.closest(".ahead") === null,
  );

function noteLink(link: Element, location: string): void {
  // What opened over the page is gone when one is back.
  const part = link.closest("dialog, header, main, footer")?.localName ?? "dialog";
  if (part === "dialog") return;
  const place = linksTo(link.getAttribute("href"), part).findIndex((one) => one === link);
  // Links that came without script have a hash route as their address by then.
  followed.set(entryKey, { part, href: `#${location}`, place });
}

/** The link that the reader followed when he last left the history entry that is shown, if it is to be seen. */
export function followedLink(): HTMLElement | undefined {
  const known = followed.get(entryKey);
  const link = known && linksTo(known.href, known.part)[known.place];
  return link?.checkVisibility() ? link : undefined;
}

/**
 * Called when a location is shown: tells where the reader was when it was last shown by going back and forth, if so.
 * @returns CSS pixels from the top, or undefined for a new visit
 */
export function enter(): number | undefined {
  isShown = true;
  const key = keyOf(history.state);
  entryKey = key ?? newKey();
  if (!key) history.replaceState({ key: entryKey }, "");
  return positions.get(entryKey);
}

function restorePositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    if (!isRecord(stored)) return;
    for (const [key, y] of Object.entries(stored)) if (typeof y === "number") positions.set(key, y);
  } catch {
    // Storage may be closed (private mode) or hold something else: positions are a comfort, not a need.
  }
}

function storePositions(): void {
  notePosition();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // As above.
  }
}
