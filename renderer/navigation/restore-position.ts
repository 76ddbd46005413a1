import { layOutAll, layOutInIdleTime, layOutTo } from "./deferred.ts";
import type { View } from "./view.ts";

const moves = (): ScrollBehavior => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** The element that an anchor names. Ids may hold a slash: `products/sales`. */
const target = (view: View): HTMLElement | null =>
  view.kind === "page" && view.anchor !== undefined ? document.getElementById(view.anchor) : null;

/** Gives an element the focus without a ring, and leaves the element as it was when the focus goes on. */
function focusQuietly(element: HTMLElement): void {
  const natural = element.tabIndex >= 0;
  if (!natural) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

export interface Arrival {
  readonly view: View;
  /** False where only the place on the same page changed. */
  readonly pageChanged: boolean;
  /** True for what the browser has just loaded: the top needs no moving, and the focus stays. */
  readonly first: boolean;
  /** CSS pixels from the top, where the reader comes back to a page. */
  readonly position: number | undefined;
  /** Where the reader comes back to a page: the link by which he left it. */
  readonly link?: HTMLElement | undefined;
}

/** Brings the reader to what a location names: the place he left, the anchor, or the top. Moves the focus there too. */
export function arrive({ view, pageChanged, first, position, link }: Arrival): void {
  // What is hidden has no place to go to, and takes no focus.
  delete document.documentElement.dataset["waiting"];
  const element = target(view);
  openDisclosure(element);
  if (element) layOutTo(element);
  else if (position) layOutAll();
  layOutInIdleTime();
  if (position !== undefined) window.scrollTo({ top: position, behavior: "instant" });
  else if (element) {
    if (pageChanged && !first) window.scrollTo({ top: 0, behavior: "instant" });
    // At first the browser has gone there already, and the reader on from there, perhaps.
    if (!first || window.scrollY === 0)
      element.scrollIntoView({ behavior: first ? "instant" : moves(), block: "start" });
  } else if (!first) window.scrollTo({ top: 0, behavior: pageChanged ? "instant" : moves() });
  if (first && !element) return;
  const main = document.querySelector("main");
  const place = link ?? element ?? main;
  if (place) focusQuietly(place);
}

function openDisclosure(element: HTMLElement | null): void {
  const details = element?.closest("details");
  if (details) details.open = true;
}
