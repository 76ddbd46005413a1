import { layOutAll, layOutUpTo, layOutWhenIdle } from "./deferred.ts";
import type { Arrival } from "./state.ts";
import type { View } from "./view.ts";

export interface ShownView {
  readonly view: View;
  readonly arrival: Exclude<Arrival, "refresh">;
  /** CSS pixels from the top, where the visitor comes back to an entry of the history. */
  readonly position?: number | undefined;
  /** The link by which that entry was left. */
  readonly link?: HTMLElement | undefined;
}

/** Sets scroll position and focus for a view that is on screen: the position of before, the anchor, or the top. */
export function restorePosition({ view, arrival, position, link }: ShownView): void {
  const isLoad = arrival === "load";
  const target = targetOf(view);
  openDetails(target);
  if (target) layOutUpTo(target);
  else if (position) layOutAll();
  layOutWhenIdle();
  if (position !== undefined) scrollToTop(position, "instant");
  else if (target) {
    if (arrival === "page") scrollToTop(0, "instant");
    // On load the browser has scrolled there already, and the visitor perhaps on from there.
    if (!isLoad || window.scrollY === 0)
      target.scrollIntoView({ behavior: isLoad ? "instant" : chosenBehavior(), block: "start" });
  } else if (!isLoad) scrollToTop(0, arrival === "page" ? "instant" : chosenBehavior());
  if (isLoad && !target) return;
  const focused = link ?? target ?? document.querySelector("main");
  if (focused) focusWithoutScroll(focused);
}

const scrollToTop = (top: number, behavior: ScrollBehavior): void => window.scrollTo({ top, behavior });

const chosenBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** The element that an anchor names. Ids may hold a slash: `products/sales`. */
const targetOf = (view: View): HTMLElement | null =>
  view.kind === "page" && view.anchor !== undefined ? document.getElementById(view.anchor) : null;

/** Elements that take no focus by themselves take it until they lose it. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

function openDetails(element: HTMLElement | null): void {
  const details = element?.closest("details");
  if (details) details.open = true;
}
