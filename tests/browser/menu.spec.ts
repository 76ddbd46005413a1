import { expect, type Locator, type Page } from "playwright/test";
import { hold, script } from "./hold.ts";
import { both, test } from "./test.ts";

/* The table of states of the mega-menu, row by row, by mouse, keyboard and touch. Time stands still but where a test lets it pass. */

async function open(page: Page): Promise<void> {
  await page.goto("./");
  await page.locator("html[data-ready]").waitFor();
}

const navigation = (page: Page): Locator => page.getByRole("navigation", { name: "Main", exact: true });
const topItem = (page: Page, name: string): Locator => navigation(page).getByRole("button", { name, exact: true });
const categories = (page: Page): Locator => navigation(page).getByRole("list", { name: "Categories" });
const category = (page: Page, name: string): Locator => categories(page).getByRole("button", { name, exact: true });
const pinned = (page: Page): Locator =>
  navigation(page).getByText("Pinned open", { exact: true }).filter({ visible: true });
const closeButton = (page: Page): Locator => navigation(page).getByRole("button", { name: "Close", exact: true });

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on screen");
  return box;
}

/** Moves the mouse, and waits until the page was told of it: a slow browser tells only with its next frame. */
async function moveTo(page: Page, x: number, y: number, steps = 1): Promise<void> {
  const arrival = await page.evaluateHandle(
    ([left, top]) => ({
      promise: new Promise<void>((done) => {
        const look = ({ clientX, clientY }: PointerEvent): void => {
          if (Math.abs(clientX - left) > 1 || Math.abs(clientY - top) > 1) return;
          removeEventListener("pointermove", look);
          done();
        };
        addEventListener("pointermove", look);
      }),
    }),
    [x, y] as const,
  );
  await page.mouse.move(x, y, { steps });
  await arrival.evaluate(({ promise }) => promise);
}

/** Moves the mouse to the middle of something, as a hand does. */
async function point(page: Page, locator: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(locator);
  await moveTo(page, x + width / 2, y + height / 2, 6);
}

async function isOpen(page: Page, name: string, first: string, isPinned: boolean): Promise<void> {
  await expect(topItem(page, name)).toHaveAttribute("aria-expanded", "true");
  await expect(category(page, first)).toHaveAttribute("aria-expanded", "true");
  await expect(pinned(page)).toHaveCount(isPinned ? 1 : 0);
  await expect(closeButton(page)).toBeVisible();
}

async function isClosed(page: Page): Promise<void> {
  await expect(categories(page)).toHaveCount(0);
  await expect(navigation(page).locator("[data-mega][aria-expanded=true]")).toHaveCount(0);
}

/** Lets time pass once React has rendered what was done and set its timers; its tasks come by real message channels. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", done, { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
  });
  await page.clock.runFor(milliseconds);
}

/** Lets the script take note of what was done, where nothing is expected to happen. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const outside = { x: 700, y: 820 };

test.describe("by mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ stillSite: page }) => {
    await moveTo(page, outside.x, outside.y);
    // What the test before has set off is over.
    await page.clock.runFor(1000);
  });

  async function hover(page: Page, name: string): Promise<void> {
    await point(page, topItem(page, name));
    await pass(page, 120);
  }

  test("a pointer that rests 120 ms on an item opens it, unpinned, with the first category", async ({
    stillSite: page,
  }) => {
    await point(page, topItem(page, "Products"));
    await pass(page, 119);
    await isClosed(page);
    await pass(page, 1);
    await isOpen(page, "Products", "Sell and serve", false);
  });

  test("a pointer that only passes over an item opens nothing", async ({ stillSite: page }) => {
    await point(page, topItem(page, "Products"));
    await moveTo(page, outside.x, outside.y);
    await pass(page, 1000);
    await isClosed(page);
  });

  test("a pointer on another item opens that one without a wait", async ({ stillSite: page }) => {
    await hover(page, "Products");
    await moveTo(page, (await boxOf(topItem(page, "Products"))).x + 10, 70);
    await moveTo(page, (await boxOf(topItem(page, "Solutions"))).x + 20, 60, 4);
    await isOpen(page, "Solutions", "By industry", false);
  });

  test("a click opens and pins, with the first category", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await isOpen(page, "Products", "Sell and serve", true);
  });

  test("the menu closes 250 ms after the pointer has left item and panel", async ({ stillSite: page }) => {
    await hover(page, "Products");
    await moveTo(page, outside.x, outside.y);
    await pass(page, 249);
    await isOpen(page, "Products", "Sell and serve", false);
    await pass(page, 1);
    await isClosed(page);
  });

  test("the menu stays where the pointer comes back in time", async ({ stillSite: page }) => {
    await hover(page, "Products");
    await moveTo(page, outside.x, outside.y);
    await pass(page, 200);
    await point(page, category(page, "Highlights"));
    await pass(page, 1000);
    await isOpen(page, "Products", "Highlights", false);
  });

  test("the way from the item to the panel counts as inside, also over other items", async ({ stillSite: page }) => {
    await hover(page, "Products");
    const item = await boxOf(topItem(page, "Products"));
    const other = await boxOf(topItem(page, "Solutions"));
    await moveTo(page, item.x + item.width - 4, item.y + item.height - 24, 3);
    await moveTo(page, other.x + 30, item.y + item.height - 8, 5);
    await pass(page, 100);
    await isOpen(page, "Products", "Sell and serve", false);
    await moveTo(page, other.x + 120, item.y + item.height + 60, 5);
    await pass(page, 1000);
    await isOpen(page, "Products", "Sell and serve", false);
  });

  test("a click on the item of an open menu pins it where it is", async ({ stillSite: page }) => {
    await hover(page, "Products");
    await expect(closeButton(page)).toBeVisible();
    const before = await boxOf(categories(page));
    await topItem(page, "Products").click();
    await isOpen(page, "Products", "Sell and serve", true);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect((await boxOf(categories(page))).x).toBe(before.x);
    await moveTo(page, outside.x, outside.y);
    await pass(page, 1000);
    await isOpen(page, "Products", "Sell and serve", true);
  });

  test("a pinned menu keeps its place when the pointer enters another item", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await point(page, topItem(page, "Solutions"));
    await pass(page, 1000);
    await isOpen(page, "Products", "Sell and serve", true);
  });

  test("a second click on the same item closes, and the resting pointer does not open again", async ({
    stillSite: page,
  }) => {
    await topItem(page, "Products").click();
    await topItem(page, "Products").click();
    await pass(page, 1000);
    await isClosed(page);
  });

  test("the Close button closes and gives the focus back to the item", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await closeButton(page).click();
    await isClosed(page);
    await expect(topItem(page, "Products")).toBeFocused();
  });

  test("no item moves when a menu opens", async ({ stillSite: page }) => {
    const places = (): Promise<number[]> =>
      navigation(page)
        .locator("xpath=./ul/li")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    const before = await places();
    expect(before.length).toBeGreaterThan(4);
    for (const name of ["Products", "Solutions"]) {
      await topItem(page, name).click();
      await expect(topItem(page, name)).toHaveAttribute("aria-expanded", "true");
      expect(await places()).toEqual(before);
    }
  });

  test("a click on another item opens that one, pinned", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await topItem(page, "Solutions").click();
    await isOpen(page, "Solutions", "By industry", true);
  });

  test("a category is selected 80 ms after the pointer enters it from the side", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    const { x, y, width, height } = await boxOf(category(page, "AI and trust"));
    await moveTo(page, x + width + 60, y + height / 2, 3);
    await moveTo(page, x + width - 20, y + height / 2 + 2, 3);
    await pass(page, 79);
    await expect(category(page, "AI and trust")).toHaveAttribute("aria-expanded", "false");
    await pass(page, 1);
    await expect(category(page, "AI and trust")).toHaveAttribute("aria-expanded", "true");
    await expect(category(page, "Sell and serve")).toHaveAttribute("aria-expanded", "false");
  });

  test("a category that the pointer only crosses on its way to the entries is not selected", async ({
    stillSite: page,
  }) => {
    await topItem(page, "Products").click();
    const { x, y, width, height } = await boxOf(category(page, "Data and platform"));
    await moveTo(page, x + width - 30, y - 4);
    await moveTo(page, x + width - 20, y + 2);
    await moveTo(page, x + width + 60, y + height / 2, 2);
    await pass(page, 1000);
    await expect(category(page, "Sell and serve")).toHaveAttribute("aria-expanded", "true");
  });

  test("a category is selected without a wait when the pointer moves up or down the list", async ({
    stillSite: page,
  }) => {
    await topItem(page, "Products").click();
    await point(page, category(page, "Sell and serve"));
    await point(page, category(page, "Data and platform"));
    await expect(category(page, "Data and platform")).toHaveAttribute("aria-expanded", "true");
    await expect(navigation(page).getByRole("link", { name: /^Analytics/ })).toBeVisible();
  });

  test("Escape closes an open menu and gives the focus to its item", async ({ stillSite: page }) => {
    await hover(page, "Products");
    await isOpen(page, "Products", "Sell and serve", false);
    await page.keyboard.press("Escape");
    await isClosed(page);
    await expect(topItem(page, "Products")).toBeFocused();
  });

  test("a followed link closes the menu", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await navigation(page)
      .getByRole("link", { name: /^Commerce/ })
      .click();
    await isClosed(page);
    await expect(page).toHaveURL(/#\/products\/commerce$/);
  });

  test("two quick clicks on an item leave its menu open", async ({ stillSite: page }) => {
    await topItem(page, "Products").dblclick();
    await isOpen(page, "Products", "Sell and serve", true);
    await topItem(page, "Products").click();
    await isClosed(page);
  });

  test("a click outside closes the menu", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await isOpen(page, "Products", "Sell and serve", true);
    await page.mouse.click(outside.x, outside.y);
    await isClosed(page);
  });

  test("an entry without an address is text", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await category(page, "Developers").click();
    await expect(navigation(page).getByText("Code samples", { exact: true })).toBeVisible();
    await expect(navigation(page).getByRole("link", { name: /Code samples/ })).toHaveCount(0);
  });

  test("only the item of the open menu wears the tab, else the page's own", async ({ stillSite: page }) => {
    const isWorn = (locator: Locator): Promise<boolean> =>
      locator.evaluate((item) => new DOMMatrix(getComputedStyle(item, "::after").transform).a > 0.9);
    const home = navigation(page).getByRole("link", { name: "Home", exact: true });
    await expect(home).toHaveAttribute("aria-current", "page");
    await expect.poll(() => isWorn(home)).toBe(true);
    await topItem(page, "Products").click();
    await expect.poll(() => isWorn(topItem(page, "Products"))).toBe(true);
    await expect.poll(() => isWorn(home)).toBe(false);
  });

  test("long lists scroll within the panel", async ({ stillSite: page }) => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await topItem(page, "Solutions").click();
    const list = navigation(page).locator("[data-entries]").filter({ visible: true });
    const [content, shown] = await list.evaluate((element) => [element.scrollHeight, element.clientHeight] as const);
    expect(content).toBeGreaterThan(shown);
    const { y, height } = await boxOf(list);
    expect(y + height).toBeLessThanOrEqual(560);
  });

  test("the window that becomes narrow closes the menu", async ({ stillSite: page }) => {
    await topItem(page, "Products").click();
    await isOpen(page, "Products", "Sell and serve", true);
    await page.setViewportSize({ width: 900, height: 900 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await isClosed(page);
  });
});

test("the current page's tab goes to the menu that is open, and comes back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("customers/");
  await page.locator("html[data-ready]").waitFor();
  const tabOf = (item: Locator): Promise<string> =>
    item.evaluate((element) => getComputedStyle(element, "::after").transform);
  const [shown, none] = ["matrix(1, 0, 0, 1, 0, 0)", "matrix(0, 0, 0, 1, 0, 0)"];
  const current = navigation(page).getByRole("link", { name: "Customers", exact: true });
  await expect.poll(() => tabOf(current)).toBe(shown);
  await topItem(page, "Products").click();
  await expect.poll(() => tabOf(topItem(page, "Products"))).toBe(shown);
  await expect.poll(() => tabOf(current)).toBe(none);
  await moveTo(page, outside.x, outside.y);
  await page.keyboard.press("Escape");
  await expect.poll(() => tabOf(topItem(page, "Products"))).toBe(none);
  await expect.poll(() => tabOf(current)).toBe(shown);
});

test("a click shows a panel that was whole before: nothing has to be put into it", async ({ page, stopTime }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const button = page.getByRole("button", { name: "Products", exact: true });
  const panel = navigation(page).locator("li").filter({ has: button });
  // It keeps its layout out of sight, once there was time for it.
  await expect(panel.locator(".offscreen")).toHaveCount(1);
  await stopTime();
  await point(page, topItem(page, "Products"));
  await expect(panel.locator("img")).toHaveCount(1);
  const added = await panel.evaluateHandle((whole) => {
    const records: MutationRecord[] = [];
    new MutationObserver((seen) => void records.push(...seen)).observe(whole, { childList: true, subtree: true });
    return records;
  });
  await topItem(page, "Products").click();
  await isOpen(page, "Products", "Sell and serve", true);
  expect(await added.evaluate((records) => records.length)).toBe(0);
});

test("the featured picture is fetched when its menu is first pointed at", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const isFetched = (): boolean => fetched.some((path) => path.endsWith("art/feature-products.svg"));
  expect(isFetched()).toBe(false);
  await topItem(page, "Products").hover();
  await expect.poll(isFetched).toBe(true);
});

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ site: page }) => {
    await moveTo(page, outside.x, outside.y);
    await topItem(page, "Products").focus();
  });

  test("Enter and Space open pinned and close", async ({ site: page }) => {
    await page.keyboard.press("Enter");
    await isOpen(page, "Products", "Sell and serve", true);
    await page.keyboard.press("Space");
    await isClosed(page);
    await expect(topItem(page, "Products")).toBeFocused();
  });

  test("the arrow down opens and moves to the selected category", async ({ site: page }) => {
    await page.keyboard.press("ArrowDown");
    await expect(category(page, "Sell and serve")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await topItem(page, "Products").focus();
    await page.keyboard.press("ArrowDown");
    await expect(category(page, "Data and platform")).toBeFocused();
  });

  test("arrows, Home and End move among the categories and select", async ({ site: page }) => {
    await page.keyboard.press("ArrowDown");
    const steps = [
      ["ArrowDown", "Data and platform"],
      ["End", "Developers"],
      ["ArrowDown", "Developers"],
      ["ArrowUp", "Highlights"],
      ["Home", "Sell and serve"],
      ["ArrowUp", "Sell and serve"],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(category(page, name)).toBeFocused();
      await expect(category(page, name)).toHaveAttribute("aria-expanded", "true");
    }
  });

  test("the arrow right goes to the first entry, the arrow left back", async ({ site: page }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(navigation(page).getByRole("link", { name: /^Analytics/ })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(category(page, "Data and platform")).toBeFocused();
  });

  test("Tab runs through bar, categories, entries and the featured card to the next item", async ({ site: page }) => {
    await page.keyboard.press("Enter");
    const stops = [
      "All products",
      "Close",
      "Sell and serve",
      "Data and platform",
      "AI and trust",
      "Highlights",
      "Developers",
      "Sales",
      "Marketing",
      "Service",
      "Commerce",
      "See what is new",
      "Solutions",
    ];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(new RegExp(`^${stop}`));
    }
    await isOpen(page, "Products", "Sell and serve", true);
  });

  test("Escape closes from anywhere inside and returns to the item", async ({ site: page }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await isClosed(page);
    await expect(topItem(page, "Products")).toBeFocused();
  });

  test("the menu closes when the focus leaves the header for the page", async ({ site: page }) => {
    await page.keyboard.press("Enter");
    await isOpen(page, "Products", "Sell and serve", true);
    await page.getByRole("banner").getByRole("link", { name: "Start Free Trial" }).focus();
    await settle(page);
    await isOpen(page, "Products", "Sell and serve", true);
    await page.keyboard.press("Tab");
    await isClosed(page);
  });

  test("Enter on a link of the panel follows it and closes the menu", both, async ({ site: page, to }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await isClosed(page);
    await expect(page).toHaveURL(to("/products", "sales"));
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 1180, height: 820 } });

  test("a tap opens pinned, a second one closes, and nothing hovers", async ({ touchscreen: page }) => {
    await open(page);
    await topItem(page, "Products").tap();
    await isOpen(page, "Products", "Sell and serve", true);
    await category(page, "AI and trust").tap();
    await isOpen(page, "Products", "AI and trust", true);
    await topItem(page, "Solutions").tap();
    await isOpen(page, "Solutions", "By industry", true);
    await topItem(page, "Solutions").tap();
    await isClosed(page);
    await page.waitForTimeout(300);
    await isClosed(page);
  });

  test("a tap outside closes", async ({ touchscreen: page }) => {
    await open(page);
    await topItem(page, "Products").tap();
    await isOpen(page, "Products", "Sell and serve", true);
    await page.touchscreen.tap(600, 790);
    await isClosed(page);
  });

  test("hover events of a finger are ignored", async ({ stillSite: page }) => {
    for (const type of ["pointerover", "pointerenter", "pointermove"])
      await topItem(page, "Products").dispatchEvent(type, { pointerType: "touch", clientX: 400, clientY: 70 });
    await pass(page, 1000);
    await isClosed(page);
  });
});

test("a visitor who tabs to an item before the script runs keeps their place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await hold(page, script);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  const link = navigation(page).getByRole("link", { name: "Products", exact: true });
  // The header is a step of its own while the page comes: nobody tabs to what is not there yet.
  await expect(link).toBeVisible();
  await link.focus();
  letGo();
  await page.locator("html[data-ready]").waitFor();
  await expect(topItem(page, "Products")).toBeFocused();
});
