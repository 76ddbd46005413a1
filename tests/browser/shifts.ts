import { chromium, type Browser } from "playwright/test";

/** Starts a browser whose letters are as wide as the font says, as on all devices but a Linux with a coarse screen. */
export function launchPrecise(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"],
    args: ["--disable-gpu", "--font-render-hinting=none", ...(isRoot ? ["--no-sandbox"] : [])],
  });
}

/**
 * In the page: adds up in `window.seen.shift` how much of it moves without the reader's doing, once all of the document is read. What a
 * busy machine draws before, such as the first half of a list, grows while the rest is read.
 */
export const watchShifts = (): void => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  const isRead = (time: number): boolean =>
    performance
      .getEntriesByType("navigation")
      .some((one) => one instanceof PerformanceNavigationTiming && one.domInteractive > 0 && time > one.domInteractive);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && typeof entry.value === "number" && isRead(entry.startTime)) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};
