/*
 * Scroll positions and followed links of the history's entries. The browser restores a position before the page of a hash
 * route is rendered, so this is done here.
 */

/** The key of the session storage: positions are kept over a reload. */
const storageKey = "lintel:positions";

/** CSS pixels from the top, by the key of the history entry. */
const positions = new Map<string, number>();

/** A link, as it is found again in a page that was rendered anew: one of those with the same address in the same element. */
interface LinkPlace {
  /** `main` */
  readonly element: string;
  readonly href: string;
  readonly index: number;
}

/** Which link was followed from an entry, by the key of the entry. */
const followed = new Map<string, LinkPlace>();
let entryKey = "";
let isEntered = false;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function keyOf(state: unknown): string | undefined {
  return isRecord(state) && typeof state["key"] === "string" ? state["key"] : undefined;
}

/** The state of a new history entry. */
export const newEntryState = (): { readonly key: string } => ({ key: newKey() });

/**
 * Begins to track scroll positions.
 * @param url the address of the current entry
 */
export function trackEntries(url: string): void {
  history.scrollRestoration = "manual";
  readPositions();
  entryKey = keyOf(history.state) ?? newKey();
  history.replaceState({ key: entryKey }, "", url);
  addEventListener("scroll", () => isOnEntry() && positions.set(entryKey, window.scrollY), { passive: true });
  addEventListener("popstate", savePosition);
  addEventListener("pagehide", storePositions);
}

/**
 * Whether the scroll position is where the visitor left the current entry. Before the first view is entered, the browser scrolls,
 * not the visitor; and it scrolls by itself to the place of a plain fragment, whose new entry has no state yet.
 */
const isOnEntry = (): boolean => isEntered && (history.state !== null || /^(?:#\/|$)/.test(window.location.hash));

/** A visitor may leave right after a scroll, before the browser has fired its event. */
function savePosition(): void {
  if (isOnEntry() && window.scrollY !== (positions.get(entryKey) ?? 0)) positions.set(entryKey, window.scrollY);
}

/**
 * Called when a view is shown: makes its history entry the current one.
 * @returns the scroll position that the entry was left at, in CSS pixels; undefined for a new entry
 */
export function enterEntry(): number | undefined {
  isEntered = true;
  const key = keyOf(history.state);
  entryKey = key ?? newKey();
  if (!key) history.replaceState({ key: entryKey }, "");
  return positions.get(entryKey);
}

/**
 * Called before a new entry is added.
 * @param href what the link leads to, as links do once the app runs: prerendered ones may have another address until then
 */
export function leaveEntry(href: string, link: Element | undefined): void {
  savePosition();
  const element = link?.closest("dialog, header, main, footer")?.localName ?? "dialog";
  // A dialog is closed when the visitor comes back.
  if (!link || element === "dialog") return;
  const index = linksTo(link.getAttribute("href"), element).findIndex((one) => one === link);
  followed.set(entryKey, { element, href, index });
}

/** The link by which the visitor left the current entry, if it is visible. */
export function followedLink(): HTMLElement | undefined {
  const place = followed.get(entryKey);
  const link = place && linksTo(place.href, place.element)[place.index];
  return link?.checkVisibility() ? link : undefined;
}

/** All links to an address in an element of the document, without those of the preloaded page. */
const linksTo = (href: string | null, element: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${element} a`)].filter(
    (link) => link.getAttribute("href") === href && link.closest(".preloaded") === null,
  );

function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    if (!isRecord(stored)) return;
    for (const [key, y] of Object.entries(stored)) if (typeof y === "number") positions.set(key, y);
  } catch {
    // Storage may be closed (private mode) or hold something else; the site works without positions.
  }
}

function storePositions(): void {
  savePosition();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // As above.
  }
}
