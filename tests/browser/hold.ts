import type { Page } from "playwright/test";

/** The file of the app. */
export const script = /assets\/main-[^/]*\.js/;

/**
 * Holds back what matches until the test lets it go.
 * @returns lets it go
 */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
