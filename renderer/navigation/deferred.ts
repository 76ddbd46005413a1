/*
 * When sections are laid out. A section has the class `deferred`: the browser skips its contents (content-visibility) until
 * it is marked as laid out here, or comes near the window. A card in it has the class `deferred-part`: while the page is
 * revealed it is a step of its own. Gain, on a phone's processor: the longest task of a load is 50 ms instead of 70 to 200.
 */

/** Not laid out yet, in the page on screen. */
const deferred = ".deferred:not([data-laid-out], .preloaded *)";
const deferredOrPart = ":is(.deferred, .deferred-part):not([data-laid-out], .preloaded *)";

/** A browser lays out by itself what is less than so many window heights below the top of the window. */
const nearWindows = 2.5;

/** Milliseconds that a step waits for its frame: in a tab that is not visible none comes. */
const frameTimeout = 200;

/** Milliseconds that sections below the first wait for the font: a text that breaks elsewhere in it would move them. */
const fontTimeout = 300;

/** So many sections after a target fill the window below it. */
const sectionsBelow = 2;

/** Calls back when the browser is idle. */
export const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, 200)))(callback, { timeout: 2000 });

const delay = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Done in the task after the next frame, so that layout and paint are two tasks; false where no frame comes. */
const nextFrame = (): Promise<boolean> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => done(true)));
    const giveUp = (): unknown => setTimeout(() => done(false), frameTimeout);
    if (document.readyState === "complete") giveUp();
    else addEventListener("load", giveUp, { once: true });
  });

function layOut(element: HTMLElement): void {
  element.dataset["laidOut"] = "";
}

/** Makes the browser lay out in this task what has been marked. */
const forceLayout = (): unknown => document.documentElement.getBoundingClientRect();

/**
 * Lays out and shows the first section of the page, then what is near the window, one section or card a frame.
 * Rejects never; done when everything near the window is laid out.
 */
export async function revealInSteps(): Promise<void> {
  let isFirst = true;
  while (await nextFrame()) {
    const next = nextNearWindow();
    if (!next && document.readyState !== "loading") return;
    if (next?.matches(".deferred")) {
      if (!isFirst && document.fonts.status === "loading")
        await Promise.race([document.fonts.ready, delay(fontTimeout)]);
      isFirst = false;
    }
    if (next) layOut(next);
    forceLayout();
  }
}

/** The next section or card that can be seen near the window. What has no box, or is above the window, is laid out at once. */
function nextNearWindow(): HTMLElement | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(deferredOrPart)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (element.matches(".deferred") && top > nearWindows * window.innerHeight) return undefined;
    if (bottom > 0) return element;
    layOut(element);
  }
  return undefined;
}

/** Lays out at once what decides where a target is: all before it, and what fills the window below. */
export function layOutUpTo(target: Element): void {
  let below = 0;
  for (const element of document.querySelectorAll<HTMLElement>(deferredOrPart)) {
    const follows = target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (follows && element.matches(".deferred")) below += 1;
    if (below > sectionsBelow) return;
    layOut(element);
  }
}

/** Lays out the whole page at once. */
export function layOutAll(): void {
  document.querySelectorAll<HTMLElement>(deferredOrPart).forEach(layOut);
  forceLayout();
}

/** Lays out what is far from the window, one section at a time: scrollbar, keys and a search in the page find it. */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>(deferred);
    if (!next) return;
    layOut(next);
    forceLayout();
    layOutWhenIdle();
  });
}

/** Calls back while the skipped contents of an element are laid out as if it were shown. */
export function withLayout<T>(element: HTMLElement, measure: () => T): T {
  element.style.contentVisibility = "visible";
  const measured = measure();
  element.style.contentVisibility = "";
  return measured;
}

/** Lays out what a preloaded page will show first, one section at a time. Then only its paint is left. */
export function layOutPreloaded(page: HTMLElement): void {
  whenIdle(() => {
    if (!page.isConnected || !page.matches(".preloaded")) return;
    const next = page.querySelector<HTMLElement>(".deferred:not([data-laid-out])");
    const top = withLayout(page, () => (next?.getBoundingClientRect().top ?? 0) - page.getBoundingClientRect().top);
    if (!next || top > nearWindows * window.innerHeight) return;
    layOut(next);
    layOutPreloaded(page);
  });
}
