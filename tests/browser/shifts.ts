import { chromium, type Browser } from "playwright/test";

/** Starts a browser whose letters are as wide as the font says, as on all devices but a Linux with a coarse screen. */
export function launchPrecise(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"],
    args: ["--disable-gpu", "--font-render-hinting=none", ...(isRoot ? ["--no-sandbox"] : [])],
  });
}

/** In the page: adds up in `window.seen.shift` how much of it moves without the reader's doing. */
export const watchShifts = (): void => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};
