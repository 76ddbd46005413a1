/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200)))(callback, { timeout: 2000 });

/** No question about what is shown: a browser would have to style what it has put off. */
const waiting = (): NodeListOf<HTMLElement> => document.querySelectorAll(".later:not([data-laid-out], .ahead *)");

function layOut(element: HTMLElement): void {
  element.dataset["laidOut"] = "";
}

/** So many heights of the window are laid out at once by a browser too. */
const near = 2.5;

/** Where no frame comes, as in a tab that nobody sees, all is there after so many milliseconds. */
const longest = 5000;

/**
 * Shows the top of a page first, and what is near it a frame later each: the first paint comes sooner, a phone is not busy
 * for long at a time, and what has not found its place yet cannot be seen to move.
 * @param ready when the whole page is in the document
 */
export function layOutInSteps(ready: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  dataset["first"] = "";
  const end = (): void => void delete dataset["first"];
  const step = (): void => {
    const [next] = waiting();
    if (!next || next.getBoundingClientRect().top > near * window.innerHeight) return end();
    layOut(next);
    soon();
  };
  const soon = (): void => void requestAnimationFrame(() => setTimeout(step));
  void ready.then(soon);
  setTimeout(end, longest);
}

/** So many pieces after a place fill the window below it. */
const below = 2;

/** Lays out at once what decides where a place is: what comes before it, and what fills the window below. */
export function layOutTo(place: Element): void {
  const elements = [...waiting()];
  const last = elements.findLastIndex(
    (one) => !(place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  for (const element of elements.slice(0, last + 1 + below)) layOut(element);
}

/** Lays out the whole page at once. */
export function layOutAll(): void {
  for (const element of waiting()) layOut(element);
}

/** Lays out what is far from the window, one piece at a time: the scrollbar, the keys and a search in the page find it. */
export function layOutInIdleTime(): void {
  whenIdle(() => {
    const [next] = waiting();
    if (!next) return;
    layOut(next);
    layOutInIdleTime();
  });
}

/** Lays out what a page will show first while it is out of sight, one piece at a time. Then only its paint is left. */
export function layOutAhead(page: HTMLElement): void {
  whenIdle(() => {
    if (!page.matches(".ahead")) return;
    page.style.contentVisibility = "visible";
    const { top } = page.getBoundingClientRect();
    const next = page.querySelector<HTMLElement>(".later:not([data-laid-out])");
    const far = !next || next.getBoundingClientRect().top - top > near * window.innerHeight;
    page.style.contentVisibility = "";
    if (far) return;
    layOut(next);
    layOutAhead(page);
  });
}
