/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200)))(callback, { timeout: 2000 });

/** No question about what is shown: a browser would have to style what it has put off. The top of a page never is. */
const putOff = ".later:not([data-laid-out], main > * > :first-child)";

/** Of the page that is shown. */
const inSight = `${putOff}:not(.ahead *)`;
const nextInSight = (): HTMLElement | null => document.querySelector(inSight);

function layOut(element: HTMLElement): void {
  element.dataset["laidOut"] = "";
}

/** So many windows below the top of the first one, a browser lays out by itself. */
const nearWindows = 2.5;

/** Where no frame comes, as in a tab that nobody sees, all is there after so many milliseconds. */
const longest = 5000;

/**
 * Shows the top of a page first, and what is near it a frame later each: the first paint comes sooner, a phone is not busy
 * for long at a time, and what has not found its place yet cannot be seen to move.
 * @param ready when the page that is asked for stands in the document, or begins to
 */
export function layOutInSteps(ready: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  dataset["inSteps"] = "";
  const end = (): void => void delete dataset["inSteps"];
  const step = (): void => {
    for (let next = nextInSight(); next; next = nextInSight()) {
      const { top, bottom } = next.getBoundingClientRect();
      if (top > nearWindows * window.innerHeight) return end();
      layOut(next);
      // Nobody sees what has no box, or is above the window.
      if (bottom > 0) return soon();
    }
    if (document.readyState === "loading") soon();
    else end();
  };
  const soon = (): void => void requestAnimationFrame(() => setTimeout(step));
  void ready.then(soon);
  setTimeout(end, longest);
}

/** So many pieces after a place fill the window below it. */
const piecesBelow = 2;

/** Lays out at once what decides where a place is: what comes before it, and what fills the window below. */
export function layOutTo(place: Element): void {
  const elements = [...document.querySelectorAll<HTMLElement>(inSight)];
  const last = elements.findLastIndex(
    (one) => !(place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  for (const element of elements.slice(0, last + 1 + piecesBelow)) layOut(element);
}

/** Lays out the whole page at once. */
export function layOutAll(): void {
  for (let next = nextInSight(); next; next = nextInSight()) layOut(next);
}

/** Lays out what is far from the window, one piece at a time: the scrollbar, the keys and a search in the page find it. */
export function layOutInIdleTime(): void {
  whenIdle(() => {
    const next = nextInSight();
    if (!next) return;
    layOut(next);
    layOutInIdleTime();
  });
}

/** Lays out what a page will show first while it is out of sight, one piece at a time. Then only its paint is left. */
export function layOutAhead(page: HTMLElement): void {
  whenIdle(() => {
    if (!page.isConnected || !page.matches(".ahead")) return;
    page.style.contentVisibility = "visible";
    const { top } = page.getBoundingClientRect();
    const next = page.querySelector<HTMLElement>(putOff);
    const far = !next || next.getBoundingClientRect().top - top > nearWindows * window.innerHeight;
    page.style.contentVisibility = "";
    if (far) return;
    layOut(next);
    layOutAhead(page);
  });
}
