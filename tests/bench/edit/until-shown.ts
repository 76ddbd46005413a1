import type { Browser } from "playwright";
import type { Edit } from "./contender.ts";

/** An open page that reports when it shows a text. */
export interface OpenPage {
  /** Saves an edit; resolves to the milliseconds until its text was painted. */
  measure(edit: Edit): Promise<number>;
}

/** Milliseconds after which a measurement fails. */
const timeout = 30_000;

/** Milliseconds between two saves, in which the tab comes to the front: nobody saves twice within a second. */
const pause = 1000;

declare global {
  interface Window {
    readonly benchShown: (text: string) => void;
  }
}

/**
 * Opens a page. In each frame a script in the page looks for the text that is waited for, and reports it after the paint. The text
 * stands in the storage of the session, so that a page that loads itself again goes on looking.
 */
export async function openPage(browser: Browser, url: string): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let shown: ((text: string) => void) | undefined;
  await page.exposeBinding("benchShown", (_, text: string) => shown?.(text));
  await page.addInitScript(() => {
    const look = (): void => {
      requestAnimationFrame(look);
      const wanted = sessionStorage.getItem("wanted");
      if (wanted === null || !document.body?.textContent?.includes(wanted)) return;
      sessionStorage.removeItem("wanted");
      // A task after the frame: its paint is done.
      setTimeout(() => window.benchShown(wanted));
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle").catch(() => undefined);
  return {
    async measure({ save, shows }) {
      await page.bringToFront();
      await page.evaluate((text) => sessionStorage.setItem("wanted", text), shows);
      await new Promise((resolve) => setTimeout(resolve, pause));
      const seen = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${url} never showed: ${shows}`)), timeout);
        shown = (text) => {
          if (text !== shows) return;
          clearTimeout(timer);
          resolve();
        };
      });
      const start = performance.now();
      save();
      await seen;
      return performance.now() - start;
    },
  };
}
