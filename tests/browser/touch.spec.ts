import { expect } from "playwright/test";
import { show, test } from "./test.ts";

/* What a finger meets: everything that it may press is large enough. */

/** In pixels. */
const least = 44;

for (const path of ["/", "/pricing", "/products", "/refundpolicy"])
  test(`what stands by itself on ${path} is large enough for a finger`, async ({ touchscreen: page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto("./");
    await page.locator("html[data-ready]").waitFor();
    await show(page, path);
    const small = await page.evaluate((size) => {
      const shown = [...document.querySelectorAll("a, button, summary")].filter((one) => one.checkVisibility());
      return shown.flatMap((one) => {
        // In a sentence a link is as high as its line; a link that covers its card is as large as the card.
        const isInText = one.closest("main :is(p, td, dd, li:not(:has(svg)))") !== null;
        const covers = getComputedStyle(one, "::after").position === "absolute";
        const { width, height } = one.getBoundingClientRect();
        return isInText || covers || Math.min(width, height) >= size
          ? []
          : [`${one.textContent}: ${width} × ${height}`];
      });
    }, least);
    expect(small).toEqual([]);
  });
