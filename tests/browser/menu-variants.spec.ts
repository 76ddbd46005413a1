import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./test.ts";
import { wrongsOf } from "./wrongs.ts";

/* A page with menus of its own, in place of those of the site. */

const linksOf = (place: Locator): Promise<string[]> => place.getByRole("link").allTextContents();
const navigation = (page: Page): Locator => page.getByRole("navigation", { name: "Main", exact: true });
const footer = (page: Page): Locator => page.getByRole("contentinfo").getByRole("navigation");

test("a page has its own menus, the next page those of the site, and back leads to both again", async ({ page }) => {
  const wrongs = wrongsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./returnpolicy/");
  await page.locator("html[data-ready]").waitFor();
  const isOwn = async (): Promise<void> => {
    await expect(navigation(page)).toContainText("Your order");
    expect(await linksOf(navigation(page))).toEqual(["Your order", "Help"]);
    await expect(footer(page)).toHaveCount(1);
    expect(await linksOf(footer(page))).toEqual(["Shipping"]);
    await expect(page.getByRole("banner").getByRole("link", { name: "Return it" })).toBeVisible();
    await expect(page.locator("header a[href^='tel:']")).toHaveCount(0);
  };
  await isOwn();
  await navigation(page).getByRole("link", { name: "Your order" }).click();
  await expect(page.locator("main h1")).toHaveText("Refund Policy");
  await expect(navigation(page).getByRole("button", { name: "Products" })).toBeVisible();
  await expect(footer(page)).not.toHaveCount(1);
  await page.goBack();
  await isOwn();
  expect(wrongs).toEqual([]);
});

for (const width of [820, 390, 320])
  test(`the sheet has them too, and nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("./returnpolicy/");
    await page.locator("html[data-ready]").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const menu = page.getByRole("button", { name: "Open menu" });
    if (!(await menu.isVisible())) return;
    await menu.click();
    expect(await linksOf(page.getByRole("dialog").getByRole("navigation"))).toEqual(["Your order", "Help"]);
  });

test("without script a page has its own menus", async ({ scriptless: page }) => {
  await page.goto("./returnpolicy/");
  expect(await linksOf(navigation(page))).toEqual(["Your order", "Help"]);
});
