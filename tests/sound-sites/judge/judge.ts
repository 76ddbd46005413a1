import type { Page } from "playwright/test";
import { overlayFaults } from "./overlays.ts";
import { misplaced } from "./layout.ts";
import { unmirrored } from "./mirror.ts";
import { spoiledPictures } from "./pictures.ts";
import { unreadable } from "./contrast.ts";
import { unseenFocus } from "./focus.ts";
import { unusable } from "./roles.ts";

/** The size of a window, in pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** A window of any size between those of a desk and of a phone. */
const usual: Window = { width: 1024, height: 700 };

/** In the page: shows all of it at once, so that what overflows is not contained. */
const uncontain = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ".deferred, .deferred-part { contain: none !important; content-visibility: visible !important } *, ::before, ::after { transition: none !important; animation: none !important }",
  );
  document.adoptedStyleSheets.push(sheet);
};

/**
 * What is wrong with a page at every width, in light and dark: each fault once, with where it was seen first.
 * @param opens whether menus and search are opened as well: they are the same on all pages of a site
 * @param between a window between the widest and the narrowest
 */
export async function faultsOf(page: Page, url: string, opens: boolean, between = usual): Promise<string[]> {
  const faults = new Map<string, string>();
  const note = (where: string, found: readonly string[]): void => {
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, where);
  };
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.goto(url);
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate(uncontain);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const window of [
    { width: 1440, height: 900 },
    between,
    { width: 360, height: 800 },
    { width: 320, height: 640 },
  ]) {
    const { width } = window;
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme: "light" });
    note(`${width}`, await page.evaluate(misplaced, "body"));
    note(`${width}`, await page.evaluate(unusable));
    note(`${width}`, await page.evaluate(spoiledPictures));
    note(`${width}`, await page.evaluate(unmirrored));
    note(`${width}`, await page.evaluate(unseenFocus));
    // What fits at 320 fits at 360.
    if (opens && width !== 360) note(`${width}`, await overlayFaults(page));
    if (window === between || width === 360) continue;
    note(`${width} light`, await page.evaluate(unreadable, "body"));
    await page.emulateMedia({ colorScheme: "dark" });
    note(`${width} dark`, await page.evaluate(unreadable, "body"));
  }
  return [...faults].map(([fault, where]) => `${where}: ${fault}`);
}
