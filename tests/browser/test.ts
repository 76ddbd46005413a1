import { existsSync, readFileSync } from "node:fs";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
} from "playwright/test";
import { linkTo, type Mode } from "./served.ts";

/*
 * A load of a page takes as much processor time as ten tests of what can be done on it. So the pages below stay open from test
 * to test, one of each for a worker, and are put back before each. What a load does is tested with Playwright's own `page`.
 */

interface Pages {
  /** How pages stand in the address bar of the site that is tested. */
  readonly mode: Mode;
  /** Where links lead, from the root of the site that is tested. */
  readonly to: (page: string, id?: string) => string;
  /** Lets no time pass in Playwright's own page but by `page.clock`. */
  readonly stopTime: () => Promise<void>;
  /** The running site, at the top of its start page: nothing open, nothing chosen, nothing focused. */
  readonly site: Page;
  /** The same, where no time passes but by `page.clock`. */
  readonly stillSite: Page;
  /** A page of a browser without scripts, with nothing in it. */
  readonly scriptless: Page;
  /** A page of a device with a touch screen, with nothing in it. */
  readonly touchscreen: Page;
}

interface KeptPages {
  readonly keptSite: Page;
  readonly keptStillSite: Page;
  readonly keptScriptless: Page;
  readonly keptTouchscreen: Page;
}

const defaultViewport = { width: 1280, height: 720 };

/** The title of the page that a path leads to. */
function titleOf(path: string): string {
  const file = `dist${path}/index.html`;
  return /<title>(.*?)<\/title>/.exec(readFileSync(existsSync(file) ? file : "dist/404.html", "utf8"))?.[1] ?? "";
}

/** Goes to a page of the running site, without a load, and lays it out whole: otherwise that is done when the browser is idle. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { pathname, hash } = window.location;
    const file = pathname.slice(new URL(document.baseURI).pathname.length - 1).replace(/(.)\/$/, "$1");
    if (hash !== `#${wanted}` && (hash !== "" || file !== wanted)) window.location.hash = `#${wanted}`;
  }, path);
  await expect(page).toHaveTitle(titleOf(path));
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  // What the End key does first.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "End" })));
  await expect(page.locator("main .deferred:not([data-laid-out], .preloaded *)")).toHaveCount(0);
}

/** In the page: marks it once something in a page of the site is pressed. What that changed may last until the next load. */
const noteUse = (): void =>
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("main")) document.documentElement.dataset["used"] = "";
  });

async function load(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.goto("./");
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate(noteUse);
}

/** Time goes on during a load. */
async function loadStill(page: Page): Promise<void> {
  await page.clock.resume();
  await load(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** In the page: whether a dialog, a menu or a panel is open. */
const isAnythingOpen = (): boolean =>
  [...document.querySelectorAll("dialog[open], [aria-expanded=true]")].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** In the page: forgets what a visitor chose, and where they are. */
const forget = (): void => {
  localStorage.clear();
  // As if it was done in another tab.
  dispatchEvent(new StorageEvent("storage", { key: "lintel:theme" }));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: "instant" });
};

/** Takes back what a test asked of the browser. */
async function takeBack(page: Page, viewport: ViewportSize | null): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.setViewportSize(viewport ?? defaultViewport);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
}

/** Makes the running site as it is after a load, with one only where that is needed. */
async function putBack(
  page: Page,
  viewport: ViewportSize | null,
  loadAnew: (page: Page) => Promise<void>,
): Promise<void> {
  await takeBack(page, viewport);
  await page.mouse.move(0, 0);
  for (let tries = 0; await page.evaluate(isAnythingOpen); tries += 1) {
    if (tries > 3) throw new Error("Escape does not close what is open");
    await page.keyboard.press("Escape");
  }
  if (await page.evaluate(() => "used" in document.documentElement.dataset)) await loadAnew(page);
  await show(page, "/");
  await page.evaluate(forget);
}

/** Opens a page in a context of its own, for as long as the worker runs. */
async function keep(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void>,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: defaultViewport, ...options });
  await prepare(page);
  await use(page);
  await page.close();
}

/** Marks a test that runs on the site whose addresses are paths, too. */
export const both = { tag: "@addresses" } as const;

/** Marks a test of such a file whose outcome does not depend on addresses. */
export const once = { tag: "@once" } as const;

export const test = base.extend<Pages, KeptPages>({
  mode: ["hash", { option: true }],
  to: async ({ mode }, use) => use((page, id) => linkTo(mode, page, id)),
  keptSite: [
    ({ browser }, use, { project }) => keep(browser, { baseURL: project.use.baseURL }, load, use),
    { scope: "worker" },
  ],
  keptStillSite: [
    ({ browser }, use, { project }) =>
      keep(
        browser,
        { baseURL: project.use.baseURL },
        async (page) => {
          await page.clock.install();
          await loadStill(page);
        },
        use,
      ),
    { scope: "worker" },
  ],
  keptScriptless: [
    ({ browser }, use, { project }) =>
      keep(browser, { baseURL: project.use.baseURL, javaScriptEnabled: false }, async () => undefined, use),
    { scope: "worker" },
  ],
  keptTouchscreen: [
    ({ browser }, use, { project }) =>
      keep(browser, { baseURL: project.use.baseURL, hasTouch: true }, async () => undefined, use),
    { scope: "worker" },
  ],
  stopTime: async ({ page }, use) => {
    let isStopped = false;
    await use(async () => {
      isStopped = true;
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
    });
    // Playwright resumes a stopped clock while it resets the context for the next test: sometimes too late to be taken back.
    if (isStopped) await page.clock.resume();
  },
  site: async ({ keptSite, viewport }, use) => {
    await putBack(keptSite, viewport, load);
    await use(keptSite);
  },
  stillSite: async ({ keptStillSite, viewport }, use) => {
    await putBack(keptStillSite, viewport, loadStill);
    await use(keptStillSite);
  },
  scriptless: async ({ keptScriptless, viewport }, use) => {
    await keptScriptless.goto("about:blank");
    await takeBack(keptScriptless, viewport);
    await use(keptScriptless);
  },
  touchscreen: async ({ keptTouchscreen, viewport }, use) => {
    await keptTouchscreen.goto("about:blank");
    await takeBack(keptTouchscreen, viewport);
    await use(keptTouchscreen);
  },
});
