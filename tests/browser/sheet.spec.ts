import { expect, type Locator, type Page } from "playwright/test";
import { hold, script } from "./hold.ts";
import { both, test } from "./test.ts";

/* What replaces the header's navigation on small screens, and the two switches of the top bar. */

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 844 });

async function load(page: Page, width: number): Promise<void> {
  await resize(page, width);
  await page.goto("./");
  await page.locator("html[data-ready]").waitFor();
}

const menuButton = (page: Page): Locator => page.getByRole("button", { name: "Open menu" });
const sheet = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });
const closeButton = (page: Page): Locator => sheet(page).getByRole("button", { name: "Close", exact: true });
const theme = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute("data-theme"));

async function isClosed(page: Page): Promise<void> {
  await expect(sheet(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
}

test.describe("the sheet", () => {
  test("opens as a modal dialog with the focus on Close, and the page behind does not scroll", async ({
    site: page,
  }) => {
    await resize(page, 390);
    await menuButton(page).click();
    await expect(closeButton(page)).toBeFocused();
    expect(await sheet(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("stays open when it is opened again right after closing", async ({ site: page }) => {
    await resize(page, 390);
    await menuButton(page).click();
    await expect(closeButton(page)).toBeFocused();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
      document.querySelector<HTMLElement>("[data-menu]")?.click();
    });
    // The dialog’s close event comes before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(closeButton(page)).toBeFocused();
  });

  test("fills the window up to 639 px, and is a panel of 432 px at the right above", async ({ site: page }) => {
    await resize(page, 639);
    await menuButton(page).click();
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 639, height: 844 });
    await page.setViewportSize({ width: 820, height: 844 });
    expect(await sheet(page).boundingBox()).toEqual({ x: 388, y: 0, width: 432, height: 844 });
  });

  test("closes on Escape and on Close, and gives the focus back", async ({ site: page }) => {
    await resize(page, 390);
    await menuButton(page).click();
    await page.keyboard.press("Escape");
    await isClosed(page);
    await menuButton(page).click();
    await closeButton(page).click();
    await isClosed(page);
  });

  test("closes on a press beside it", async ({ site: page }) => {
    await resize(page, 820);
    await menuButton(page).click();
    await page.mouse.click(100, 400);
    await isClosed(page);
  });

  test("closes when the window grows past 992 px", async ({ site: page }) => {
    await resize(page, 820);
    await menuButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(sheet(page)).toHaveCount(0);
  });

  test("opens a section to its categories and entries, in rows of at least 48 px", async ({ site: page }) => {
    await resize(page, 390);
    await menuButton(page).click();
    const products = sheet(page).getByRole("button", { name: "Products", exact: true });
    await expect(products).toHaveAttribute("aria-expanded", "false");
    await products.click();
    await expect(products).toHaveAttribute("aria-expanded", "true");
    await expect(sheet(page).getByRole("heading", { name: "Data and platform" })).toBeVisible();
    const navigation = sheet(page).getByRole("navigation");
    const rows = [...(await navigation.getByRole("link").all()), ...(await navigation.getByRole("button").all())];
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await products.click();
    await expect(sheet(page).getByRole("heading", { name: "Data and platform" })).toHaveCount(0);
  });

  test("closes when a link is followed, also to a place on the same page", both, async ({ site: page, to }) => {
    await resize(page, 390);
    await menuButton(page).click();
    await sheet(page).getByRole("button", { name: "Products", exact: true }).click();
    await sheet(page).getByRole("link", { name: "Commerce" }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(to("/products", "commerce"));
    const place = page.locator("#commerce, [id='products/commerce']").first();
    await expect(place).toBeInViewport();
    await expect(place).toBeFocused();
    await menuButton(page).click();
    await sheet(page).getByRole("button", { name: "Products", exact: true }).click();
    await sheet(page).getByRole("link", { name: "Sales", exact: true }).click();
    await expect(sheet(page)).toHaveCount(0);
  });

  test("closes when one goes back", both, async ({ site: page }) => {
    await resize(page, 390);
    await page.locator("footer").getByRole("link", { name: "Customers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
    await menuButton(page).click();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Teach your team");
  });

  test("stays open when it was opened while the next page was still fetched", both, async ({ page, to }) => {
    await load(page, 390);
    const letGo = await hold(page, /customers\/page\.json/);
    await page.locator("footer").getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL(to("/customers"));
    await menuButton(page).click();
    await expect(closeButton(page)).toBeFocused();
    letGo();
    await expect(page).toHaveTitle(/Customers/);
    await expect(page.locator("main h1", { hasText: "Results first" })).toHaveCount(1);
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await isClosed(page);
  });

  test("closes when a search result that was opened from it is followed", async ({ site: page }) => {
    await resize(page, 390);
    await menuButton(page).click();
    await sheet(page).getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("combobox").fill("refund");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/#\/./);
    await page.goBack();
    await menuButton(page).click();
    await sheet(page).getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(sheet(page)).toBeVisible();
  });

  test("keeps buttons, contacts, language and theme at the bottom", async ({ site: page }) => {
    await resize(page, 390);
    await menuButton(page).click();
    for (const name of ["Login", "Start Free Trial", "Contact Sales"])
      await expect(sheet(page).getByRole("link", { name, exact: true })).toBeInViewport();
    await expect(sheet(page).getByRole("button", { name: /^Language/ })).toBeInViewport();
    await expect(sheet(page).getByRole("button", { name: /^Color theme/ })).toBeInViewport();
  });

  test("stays open when Escape closes what opened over it", async ({ site: page }) => {
    await resize(page, 320);
    await menuButton(page).click();
    const language = sheet(page).getByRole("button", { name: /^Language/ });
    await language.click();
    const own = sheet(page).getByText("English", { exact: true });
    await expect(own).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(own).toHaveCount(0);
    await expect(language).toBeFocused();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await isClosed(page);
  });
});

test("a press before the script runs opens the sheet as soon as it does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, script);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await menuButton(page).click();
  letGo();
  await expect(closeButton(page)).toBeFocused();
});

test.describe("the top bar", () => {
  test("names the language and shows it in its own words", async ({ site: page }) => {
    await resize(page, 1440);
    const button = page.getByRole("button", { name: "Language: EN, English" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText("English", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(700, 600);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("switches the theme, stores the choice, and can follow the system again", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await load(page, 1440);
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    expect(await theme(page)).toBeNull();
    await page.getByRole("button", { name: /^Color theme/ }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    expect(await theme(page)).toBe("dark");
    expect(await ground()).not.toBe(light);
    await page.keyboard.press("ArrowUp");
    expect(await theme(page)).toBe("light");
    await page.keyboard.press("ArrowDown");

    await page.reload();
    await page.locator("html[data-ready]").waitFor();
    await expect.poll(() => theme(page)).toBe("dark");
    await page.getByRole("button", { name: "Color theme: Dark" }).click();
    await page.getByRole("radio", { name: "Like the system" }).check({ force: true });
    expect(await theme(page)).toBeNull();
    expect(await ground()).toBe(light);
  });

  test("works where the browser refuses storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Closed", "SecurityError");
        },
      });
    });
    await load(page, 1440);
    await page.getByRole("button", { name: /^Color theme/ }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    expect(await theme(page)).toBe("dark");
  });
});
