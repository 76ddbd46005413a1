import type { Browser, Page } from "playwright";
import { computer, slow4G, telephone } from "./conditions.ts";
import { watch, type Seen } from "./watch.ts";

interface Conditions {
  /** A telephone on a slow 4G network, as Lighthouse has it; else a computer with a fast one. */
  readonly phone?: boolean;
  /** How many times slower the processor is made. */
  readonly slower?: number;
}

const { deviceScaleFactor, ...screen } = telephone;
const phone = { viewport: screen, deviceScaleFactor, isMobile: true, hasTouch: true };

/** A browser that has never been here opens a page of its own; closed when `use` is done with it. */
export async function visit<T>(
  browser: Browser,
  { phone: isPhone = false, slower = 1 }: Conditions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(isPhone ? phone : { viewport: computer });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    if (isPhone) await wire.send("Network.emulateNetworkConditions", slow4G);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.addInitScript(watch);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Long enough for the script to be fetched after the last answer, and for hydration in pieces. */
const quiet = 2000;

/** Waits until nothing is fetched any more, and then some. Nothing runs in the page for that. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(quiet);
  await page.waitForLoadState("networkidle");
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate<Seen>("window.seen");

/** Fails where the script did not start: the figures would be those of another page. */
export async function isReady(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}
