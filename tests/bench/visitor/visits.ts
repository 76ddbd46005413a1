import type { Browser, Page } from "playwright";
import { watch, type Seen } from "./watch.ts";

interface Conditions {
  /** A telephone on a slow 4G network, as Lighthouse has it; else a computer with a fast one. */
  readonly phone?: boolean;
  /** How many times slower the processor is made. */
  readonly slower?: number;
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const computer = { viewport: { width: 1440, height: 900 } };
const bitsPerByte = 8;

/** A browser that has never been here opens a page of its own; closed when `use` is done with it. */
export async function visit<T>(
  browser: Browser,
  { phone: isPhone = false, slower = 1 }: Conditions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(isPhone ? phone : computer);
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    if (isPhone)
      await wire.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 1_638_400 / bitsPerByte,
        uploadThroughput: 768_000 / bitsPerByte,
      });
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
