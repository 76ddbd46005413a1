import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./test.ts";

/* The filter of the catalog on the start page. */

const names = ["AI Foundation", "AI Professional", "AI Expert", "AI for Enterprise Leaders", "AI Research"];

const filter = (page: Page): Locator => page.getByRole("group", { name: "Filter programs by tier" });
const chip = (page: Page, name: string): Locator => filter(page).getByRole("button", { name, exact: true });
const status = (page: Page): Locator => filter(page).getByRole("status");
const catalog = (page: Page): Locator => page.getByRole("region", { name: "Five programs" });
const shown = (page: Page): Promise<string[]> => catalog(page).locator("article h3:visible").allTextContents();

async function isPressed(page: Page, name: string): Promise<void> {
  await expect(chip(page, name)).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page).locator("[aria-pressed=true]")).toHaveCount(1);
}

test("shows all programs and their number before a choice", async ({ page }) => {
  await page.goto("./");
  await page.locator("html[data-ready]").waitFor();
  await isPressed(page, "All Programs");
  expect(await shown(page)).toEqual(names);
  await expect(status(page)).toHaveText("Showing 5 programs");
});

test.describe("on the running page", () => {
  // The choice is taken back, so that no load of the page has to do that.
  test.afterEach(async ({ site: page }) => {
    await chip(page, "All Programs").click();
    await isPressed(page, "All Programs");
    await page.evaluate(() => delete document.documentElement.dataset["used"]);
  });

  test("a filter button shows only the programs of its tier, and the status line names their number", async ({
    site: page,
  }) => {
    await chip(page, "Expert").click();
    await isPressed(page, "Expert");
    expect(await shown(page)).toEqual(["AI Expert"]);
    await expect(status(page)).toHaveText("Showing 1 program");
    await chip(page, "Research").click();
    await isPressed(page, "Research");
    expect(await shown(page)).toEqual(["AI Research"]);
  });

  test("the keyboard and screen readers do not reach filtered programs", async ({ site: page }) => {
    await chip(page, "Foundation").click();
    await expect(catalog(page).getByRole("link", { name: /^Enroll Now/ })).toHaveCount(1);
    await expect(catalog(page).getByRole("link", { name: /^Enroll Now ?, AI Foundation$/ })).toBeVisible();
  });

  test("the card for undecided visitors stays", async ({ site: page }) => {
    await chip(page, "Enterprise").click();
    await expect(catalog(page).getByRole("heading", { name: "Not sure which tier fits?" })).toBeVisible();
  });

  test("the remaining card moves to the first place", async ({ site: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const place = (): Promise<{ x: number; y: number }> =>
      catalog(page)
        .locator("article:visible")
        .first()
        .evaluate((card) => {
          const { left, top } = card.getBoundingClientRect();
          return { x: left, y: top + window.scrollY };
        });
    const first = await place();
    await chip(page, "Research").click();
    expect(await place()).toEqual(first);
  });

  test("“All Programs” brings all of them back, in their order", async ({ site: page }) => {
    await chip(page, "Professional").click();
    await chip(page, "All Programs").click();
    await isPressed(page, "All Programs");
    expect(await shown(page)).toEqual(names);
    await expect(status(page)).toHaveText("Showing 5 programs");
  });

  test("by keyboard: Tab goes along the buttons, Enter and Space press, and the focus stays", async ({
    site: page,
  }) => {
    await chip(page, "All Programs").focus();
    await page.keyboard.press("Tab");
    await expect(chip(page, "Foundation")).toBeFocused();
    await page.keyboard.press("Enter");
    await isPressed(page, "Foundation");
    await expect(chip(page, "Foundation")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await isPressed(page, "Professional");
    expect(await shown(page)).toEqual(["AI Professional"]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await shown(page)).toEqual(names);
  });

  test("the buttons are large enough for a finger, and wrap on a phone", async ({ site: page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(filter(page).getByRole("button")).toHaveCount(6);
    for (const button of await filter(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(43);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(300);
    }
  });
});
