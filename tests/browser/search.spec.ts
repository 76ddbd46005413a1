import { expect, type Page } from "playwright/test";
import { hold } from "./hold.ts";
import { both, test } from "./test.ts";

const load = async (page: Page): Promise<void> => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
};

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
};

test("the button opens the search, and the focus returns to it", async ({ page }) => {
  await load(page);
  const button = page.locator("header").getByRole("button", { name: "Search" });
  await button.click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("what is typed while the search is still on its way stands in its field", async ({ page }) => {
  const letCome = await hold(page, /assets\/SearchDialog-[^/]*\.js/);
  await load(page);
  await page.keyboard.press("/");
  await page.keyboard.type("refund sh");
  letCome();
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("combobox")).toHaveValue("refund sh");
  await page.keyboard.type("are");
  await expect(page.getByRole("option", { selected: true })).toContainText("Refund share");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Nothing of it is left the next time.
  await open(page);
  await expect(page.getByRole("combobox")).toHaveValue("");
});

test("the search stays open when it is opened again right after closing", async ({ site: page }) => {
  await open(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("dialog[open] button")?.click();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
  });
  // The dialog’s close event comes before the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("an empty search offers six common links", async ({ site: page }) => {
  await open(page);
  await expect(page.getByRole("option")).toHaveCount(6);
});

test("results are grouped, counted and marked, and lead to their section", both, async ({ site: page, to }) => {
  await open(page);
  await page.getByRole("combobox").fill("refund");
  await expect(page.getByRole("group", { name: "Policies" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^\d+ results$/);
  await expect(page.getByRole("option").first().locator("mark").first()).toHaveText("Refund");
  await page.getByRole("combobox").fill("healthcare");
  await expect(page.getByRole("option", { selected: true })).toContainText("Healthcare");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to("/solutions", "industry-healthcare"));
  await expect(page.locator("#industry-healthcare")).toBeFocused();
});

test("the arrow keys move through all results and wrap around", async ({ site: page }) => {
  await open(page);
  await page.getByRole("combobox").fill("gst");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  const active = await page.getByRole("combobox").getAttribute("aria-activedescendant");
  expect(await options.last().getAttribute("id")).toBe(active);
});

test("a typo still finds results", async ({ site: page }) => {
  await open(page);
  await page.getByRole("combobox").fill("reatil");
  await expect(page.getByRole("option").first()).toContainText("Retail");
});

test("a search without results shows a message with phone and mail", async ({ site: page }) => {
  await open(page);
  await page.getByRole("combobox").fill("zzzq");
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("zzzq");
  await expect(page.getByRole("dialog").locator("a[href^='mailto:']")).toBeVisible();
});

test("recent searches are offered again", async ({ site: page }) => {
  await open(page);
  await page.getByRole("combobox").fill("gst");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/results$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/.+/);
  await page.keyboard.press("/");
  await expect(page.getByRole("option", { name: "gst" })).toBeVisible();
});

test("an index that fails to load shows a message, and is requested again on demand", async ({ page }) => {
  await page.route(/search\.json/, (route) => route.abort());
  await load(page);
  await open(page);
  await page.getByRole("combobox").fill("gst");
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("could not be loaded");
  await page.unroute(/search\.json/);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
});

test("Tab moves the focus from the field to the close button, and never to the list", async ({ site: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole("combobox").fill("gst");
  await expect(page.getByRole("option").nth(3)).toBeAttached();
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute("role") ?? document.activeElement?.ariaLabel);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Close");
  await page.keyboard.press("Tab");
  expect(await focused()).not.toBe("listbox");
  // A press beside the results takes nothing from the field.
  await page.getByRole("combobox").focus();
  await page.getByRole("listbox").getByRole("presentation").first().click();
  expect(await focused()).toBe("combobox");
});

test("a zoomed page has room for at least two results", async ({ site: page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page);
  await page.getByRole("combobox").fill("refund");
  await expect(page.getByRole("option").nth(1)).toBeInViewport({ ratio: 0.9 });
});
