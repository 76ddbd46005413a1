import { expect, type Page } from "playwright/test";
import { show, test } from "./test.ts";

/* Paper: what is read stays, what is pressed goes. */

/** About as wide as A4 between its margins. */
test.use({ viewport: { width: 660, height: 930 } });

async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await show(page, path);
  await page.emulateMedia({ media: "print" });
}

test("a policy prints completely, without navigation and controls", async ({ site: page }) => {
  await print(page, "/refundpolicy");
  for (const gone of ["header", "footer", "nav", "main button", "[aria-label='Contact and language']"])
    await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const headings = await page.locator("main h2:not(.preloaded *)").count();
  expect(headings).toBeGreaterThan(3);
  expect(await page.locator("main h2:visible").count()).toBe(headings);
  const rows = await page.getByRole("row").all();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("a policy prints black on white, also from the dark theme", async ({ site: page }) => {
  await print(page, "/refundpolicy");
  const colors = await page
    .locator("main :is(h1, h2, p, li, td, th):visible")
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);
  expect(colors.length).toBeGreaterThan(0);
  for (const color of colors) expect(["rgb(0, 0, 0)", "rgb(51, 51, 51)"]).toContain(color);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
});

test("answers that are closed on the screen are printed", async ({ site: page }) => {
  await print(page, "/pricing");
  const answers = page.locator("main details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(4);
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
});

test("the address of an external link is printed", async ({ site: page }) => {
  await print(page, "/privacypolicy");
  await page
    .locator("main p")
    .first()
    .evaluate((text) => {
      const link = document.createElement("a");
      link.href = "https://law.example/act";
      link.textContent = "the act";
      text.append(link);
    });
  const written = await page
    .getByRole("link", { name: "the act" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("https://law.example/act");
});
