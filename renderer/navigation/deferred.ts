/** Calls back when the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200)))(callback, { timeout: 2000 });

/** No question about what is shown: a browser would have to style what it has put off. */
const putOff = ".later:not([data-laid-out])";

/** Of the page that is shown. */
const inSight = `${putOff}:not(.ahead *)`;
const nextInSight = (): HTMLElement | null => document.querySelector(inSight);

/** The same, and all else that waits while a page comes in steps. */
const inTurn = ":is(.later, .turn):not([data-laid-out], .ahead *)";
const nextInTurn = (): HTMLElement | null => document.querySelector(inTurn);

function layOut(element: HTMLElement): void {
  element.dataset["laidOut"] = "";
  const { dataset } = document.documentElement;
  if (dataset["inSteps"] === "first" && element.matches(".later")) dataset["inSteps"] = "";
}

/** So many windows below the top of the first one, a browser lays out by itself. */
const nearWindows = 2.5;

/** Where no frame comes, as in a tab that nobody sees, all is there so many milliseconds after the page was fetched. */
const frameless = 200;

/** So many milliseconds what is below the top waits for the font: a text that breaks elsewhere moves what is below it. */
const patience = 300;

/**
 * Shows the top bar first, then the header, then the top of a page, then what is near it, a frame later each: the first
 * paint comes sooner, a phone is not busy for long at a time, and what has not found its place yet cannot be seen to move.
 * While the font is on its way, a piece is written in the one that takes its room; when all are there they change one by one.
 * @param ready when the page that is asked for stands in the document, or begins to
 * @returns when all that is near the window has its place
 */
export function layOutInSteps(ready: Promise<unknown>): Promise<unknown> {
  const { documentElement: html, fonts } = document;
  html.dataset["inSteps"] = "first";
  return new Promise<void>((done) => {
    let begun: number | undefined;
    const step = (): void => {
      const now = performance.now();
      begun ??= now;
      const waits = fonts.status === "loading" && now - begun < patience;
      if (waits && html.dataset["inSteps"] === "" && nextInTurn()?.matches(".later")) return soon();
      const isDone = html.dataset["inSteps"] === undefined || (!layOutNext() && document.readyState !== "loading");
      if (isDone) delete html.dataset["inSteps"];
      if (isDone && !letterNext()) return end();
      // In this task; its paint is another one.
      html.getBoundingClientRect();
      soon();
    };
    const soon = (): void => void requestAnimationFrame(() => setTimeout(step));
    const end = (): void => {
      delete html.dataset["inSteps"];
      if (document.querySelector(plain)) void fonts.ready.then(soon);
      done();
    };
    const whenFetched = (): unknown => setTimeout(() => begun === undefined && end(), frameless);
    void ready.then(() => {
      soon();
      if (document.readyState === "complete") whenFetched();
      else addEventListener("load", whenFetched);
    });
  });
}

const plain = "[data-plain]";

/** Gives the next piece the font that it was waiting for. */
function letterNext(): boolean {
  const next = document.fonts.status === "loading" ? null : document.querySelector<HTMLElement>(plain);
  delete next?.dataset["plain"];
  return !!next;
}

/** Lays out the next piece that can be seen near the window, if there is one. */
function layOutNext(): boolean {
  for (let next = nextInTurn(); next; next = nextInTurn()) {
    const { top, bottom } = next.getBoundingClientRect();
    const isSection = next.matches(".later");
    if (isSection && top > nearWindows * window.innerHeight) return false;
    const isPlain = document.fonts.status === "loading";
    // What stands in a section that still waits for the font would change with it.
    const around = isSection && !isPlain ? next.parentElement?.closest<HTMLElement>(plain) : null;
    if (around) {
      delete around.dataset["plain"];
      return true;
    }
    if (isPlain) next.dataset["plain"] = "";
    layOut(next);
    // Nobody sees what has no box, or is above the window.
    if (bottom > 0) return true;
  }
  return false;
}

/** So many sections after a place fill the window below it. */
const sectionsBelow = 2;

/** Lays out at once what decides where a place is: what comes before it, and what fills the window below, each with all its turns. */
export function layOutTo(place: Element): void {
  let below = 0;
  for (const element of document.querySelectorAll<HTMLElement>(inTurn)) {
    const follows = place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (follows && !element.matches(".turn")) below += 1;
    if (below > sectionsBelow) return;
    layOut(element);
  }
}

/** Lays out the whole page at once. */
export function layOutAll(): void {
  const html = document.documentElement;
  delete html.dataset["inSteps"];
  for (let next = nextInSight(); next; next = nextInSight()) layOut(next);
  // What asks next where a place is finds all of it there.
  html.getBoundingClientRect();
}

/** Lays out what is far from the window, one piece at a time: the scrollbar, the keys and a search in the page find it. */
export function layOutInIdleTime(): void {
  whenIdle(() => {
    const next = nextInSight();
    if (!next) return;
    layOut(next);
    // In this task; its paint is another one.
    document.documentElement.getBoundingClientRect();
    layOutInIdleTime();
  });
}

/** Lays out what is out of sight as if it were shown, to measure it or to have that done. */
export function laidOut<T>(element: HTMLElement, measure: () => T): T {
  element.style.contentVisibility = "visible";
  const measured = measure();
  element.style.contentVisibility = "";
  return measured;
}

/** Lays out what a page will show first while it is out of sight, one piece at a time. Then only its paint is left. */
export function layOutAhead(page: HTMLElement): void {
  whenIdle(() => {
    if (!page.isConnected || !page.matches(".ahead")) return;
    const next = page.querySelector<HTMLElement>(putOff);
    const top = laidOut(page, () => (next?.getBoundingClientRect().top ?? 0) - page.getBoundingClientRect().top);
    if (!next || top > nearWindows * window.innerHeight) return;
    layOut(next);
    layOutAhead(page);
  });
}
