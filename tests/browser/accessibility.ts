import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The lines and covers of cards are pseudo elements: axe would not judge what is written in a card. The rest is what axe asks for. */
const contrast = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** In the page: whether colors or boxes are on their way. One in what is put away goes on only when that is shown again. */
const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === "running" && effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true,
    );

/** In the page: gives the script two frames for what a change of width, theme or state asks of it. No frame comes without scripts. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => {
    if (matchMedia("(scripting: none)").matches) done(undefined);
    else requestAnimationFrame(() => requestAnimationFrame(done));
  });

async function rest(page: Page): Promise<void> {
  await page.evaluate(twoFrames);
  while (await page.evaluate(isMoving)) await page.waitForTimeout(20);
}

/**
 * In the page: where scripts are off, neither timers nor `queueMicrotask` call anything, and axe sets some for what it does
 * next. The long ones are limits.
 */
const withoutTimers = (): void => {
  if (!matchMedia("(scripting: none)").matches) return;
  const soon = async (next: () => void): Promise<void> => {
    await undefined;
    next();
  };
  Object.assign(window, { setTimeout: (next: () => void, delay = 0) => void (delay < 1000 && soon(next)) });
};

interface Scope {
  /** Rules of axe; without them all. */
  readonly rules?: readonly string[];
  /** What is looked at: a CSS selector. Without it the whole page. */
  readonly within?: string;
}

/** What axe finds against WCAG 2.2 AA and good practice. */
export async function violations(page: Page, { rules, within = "html" }: Scope = {}): Promise<string[]> {
  await rest(page);
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(withoutTimers);
    await page.evaluate(axe);
    await page.evaluate(`axe.configure(${JSON.stringify({ checks: [{ id: "color-contrast", options: contrast }] })})`);
  }
  const options = {
    resultTypes: ["violations"],
    ...(rules === undefined
      ? { runOnly: tags, rules: { "target-size": { enabled: true } } }
      : { runOnly: { type: "rule", values: rules } }),
  };
  const found: Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

/** Texts that a box cuts off, or that stand beyond the window; not where dots say that there is more. */
const cutTexts = (): string[] => {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const open = { ends: false, left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const known = new Map<Element, typeof open>();
  const measured = (box: Element): typeof open => {
    const style = getComputedStyle(box);
    const isDotted = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const scrolls = ["auto", "scroll"].includes(style.overflowX);
    if (isDotted || scrolls || style.clipPath !== "none" || style.position === "fixed") return { ...open, ends: true };
    if (box === document.body) return { ...open, left: 0, right: document.documentElement.clientWidth };
    if (!["hidden", "clip"].includes(style.overflowX)) return open;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return { ends: false, left, right, top, bottom };
  };
  const edgeOf = (box: Element): typeof open => {
    const edge = known.get(box) ?? measured(box);
    known.set(box, edge);
    return edge;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    // What is decoration may be cut, and the skip link comes with the focus.
    if (parent.closest("[aria-hidden=true], a[href='#main']")) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const edge = edgeOf(box);
      if (edge.ends) break;
      const { left, right, top, bottom } = edge;
      if (text.left < left - 1 || text.right > right + 1 || text.top < top - 4 || text.bottom > bottom + 4)
        cut.push(`${node.nodeValue.trim().slice(0, 60)} (${Math.round(text.left)}–${Math.round(text.right)})`);
    }
  }
  return cut;
};

/** Targets of less than 24 by 24 pixels; links inside sentences may be smaller. */
const smallTargets = (): string[] =>
  [...document.querySelectorAll("a[href], button, summary, input")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const label = element instanceof HTMLInputElement ? element.closest("label") : null;
      const box = (label ?? element).getBoundingClientRect();
      const cover = getComputedStyle(element, "::after");
      const covers = cover.position === "absolute" && cover.content !== "none";
      const display = getComputedStyle(element).display;
      const inSentence = display.startsWith("inline") && element.closest("p, li, td, dd, figcaption") !== null;
      const big = box.width >= 24 && box.height >= 24;
      return big || covers || inSentence || getComputedStyle(element).clipPath !== "none"
        ? []
        : [`${element.textContent?.trim() ?? ""} ${box.width}×${box.height}`];
    });

/** What does not fit the window, or a finger. Empty where all is well. */
export async function misfits(page: Page): Promise<string[]> {
  await rest(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const cut = await page.evaluate(cutTexts);
  const small = await page.evaluate(smallTargets);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...cut.map((text) => `cut: ${text}`),
    ...small.map((text) => `small: ${text}`),
  ];
}
