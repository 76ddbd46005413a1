import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright";
import { slow4G, telephone } from "./conditions.ts";
import { type Trace, traced } from "./trace.ts";

/** Long enough on a slow network for the page, its font, its script and what is done in idle time after it; in milliseconds. */
const settled = 6000;

/**
 * What the main thread of a telephone did while a page loaded that nobody looked into. An inspector, which a page of
 * Playwright always has, reads the whole script once more for the place of an error object that React makes at its start:
 * up to 50 milliseconds that no visitor waits for.
 */
export async function visitAlone(browser: Browser, url: string): Promise<Trace> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  try {
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
    const tell = await tellerOf(session, targetId);
    await tell("Network.enable");
    await tell("Network.emulateNetworkConditions", slow4G);
    await tell("Emulation.setDeviceMetricsOverride", { ...telephone, mobile: true });
    await tell("Emulation.setTouchEmulationEnabled", { enabled: true });
    return await traced(browser, undefined, async () => {
      await tell("Page.navigate", { url });
      await pause(settled);
    });
  } finally {
    await session.send("Target.disposeBrowserContext", { browserContextId });
    await session.detach();
  }
}

type Tell = (method: string, parameters?: object) => Promise<unknown>;

/** Sends a page orders, and does not wait for answers: they come in the order in which they were sent. */
async function tellerOf(session: CDPSession, targetId: string): Promise<Tell> {
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  let count = 0;
  return (method, params = {}) => {
    count += 1;
    return session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id: count, method, params }),
    });
  };
}
