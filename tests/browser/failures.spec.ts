import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";
import { hold, script } from "./hold.ts";
import { paths } from "./pages.ts";
import { both, test } from "./test.ts";

/* What a visitor sees when something does not come, comes late, or comes from another build. */

const ready = (page: Page): Locator => page.locator("html[data-ready]");
const failure = (page: Page): Locator => page.getByRole("alert");

/** Notes errors and warnings of the browser and of React, but not that a file did not come. */
function listen(page: Page): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!message.text().startsWith("Failed to load resource")) wrongs.push(message.text());
  });
  page.on("pageerror", (error) => wrongs.push(error.message));
  return wrongs;
}

for (const [what, files] of [
  ["the script", script],
  ["the data of the frame", /frame\.json/],
] as const) {
  test(`when ${what} fails to load, the page stays readable, shows a message and offers a reload`, async ({ page }) => {
    const wrongs = listen(page);
    let asked = 0;
    await page.route(files, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto("./#/pricing");
    await expect(failure(page)).toContainText("could not be loaded");
    expect(asked).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
    await expect(failure(page)).toBeInViewport({ ratio: 1 });
    await page.unroute(files);
    await failure(page).getByRole("button", { name: "Reload" }).click();
    await expect(ready(page)).toHaveCount(1);
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
    expect(wrongs).toEqual([]);
  });

  test(`when ${what} loads at the second try, no message is shown`, async ({ page }) => {
    let asked = 0;
    await page.route(files, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto("./#/pricing");
    await expect(ready(page)).toHaveCount(1);
    expect(asked).toBe(2);
    await expect(failure(page)).toHaveCount(0);
  });
}

test("the message of a failed load covers no focused element", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(script, (route) => route.abort());
  await page.goto("./refundpolicy/");
  await expect(failure(page)).toBeVisible();
  const covered = (): Promise<boolean> =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const message = document.querySelector("[role=alert]")?.getBoundingClientRect();
      return (
        focused !== undefined && message !== undefined && focused.bottom > message.top && focused.top < message.bottom
      );
    });
  await page.getByRole("link", { name: "Skip to content" }).focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("Tab");
    expect(await covered()).toBe(false);
  }
});

test("a page of an older build whose files are gone shows a message, and a reload loads the new build", async ({
  page,
}) => {
  const html = readFileSync("dist/pricing/index.html", "utf8").replace(
    /assets\/main-[^./]*\.js/,
    "assets/main-gone.js",
  );
  let loads = 0;
  await page.route(/\/pricing\/$/, (route) =>
    loads++ === 0 ? route.fulfill({ body: html, contentType: "text/html" }) : route.continue(),
  );
  await page.goto("./pricing/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
  await failure(page).getByRole("button", { name: "Reload" }).click();
  await expect(ready(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/#\/pricing$/);
});

test("a planned page whose table of addresses fails to load shows a message, without a React error", async ({
  page,
}) => {
  const wrongs = listen(page);
  await page.route(/addresses\.json/, (route) => route.abort());
  await page.goto("./#/signin");
  await expect(failure(page)).toContainText("could not be loaded");
  await page.unroute(/addresses\.json/);
  await failure(page).getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(wrongs).toEqual([]);
});

test("a page that fails to load shows a message, and going back shows the page before it", async ({ page }) => {
  await page.route(/customers\/page\.json/, (route) => route.abort());
  await page.goto("./");
  await expect(ready(page)).toHaveCount(1);
  await page.locator("footer").getByRole("link", { name: "Customers" }).click();
  await expect(failure(page)).toContainText("could not be loaded");
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Teach your team");
  await page.unroute(/customers\/page\.json/);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
});

test("a page that failed to load offline loads as soon as the browser is online", both, async ({ page, context }) => {
  const wrongs = listen(page);
  await page.goto("./");
  await expect(ready(page)).toHaveCount(1);
  await context.setOffline(true);
  await page.locator("footer").getByRole("link", { name: "Customers" }).click();
  await expect(failure(page)).toContainText("could not be loaded");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
  await expect(failure(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  expect(wrongs).toEqual([]);
});

for (const [from, heading] of [
  ["./", "Teach your team"],
  ["./#/products/sales", "One suite"],
  ["./pricing/#plans", "price"],
  ["./#/signin", "Sign in"],
  ["./#/no/such/page", "This page is not here"],
] as const)
  test(`${from} loads without errors over a slow network whose responses come out of order`, async ({ page }) => {
    const wrongs = listen(page);
    let waiting = 0;
    await page.route(/\.(?:js|json|css|html)(?:\?|$)/, async (route) => {
      await new Promise((done) => setTimeout(done, [400, 100, 250][waiting++ % 3]));
      await route.continue();
    });
    await page.goto(from);
    await expect(ready(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(wrongs).toEqual([]);
  });

test.describe("a tap before the script runs takes effect:", () => {
  /** Opens the page with the script held back, and tells how to let it come. */
  async function early(page: Page, path: string): Promise<() => Promise<void>> {
    const letGo = await hold(page, script);
    await page.goto(path);
    return async () => {
      letGo();
      await expect(ready(page)).toHaveCount(1);
    };
  }

  test.use({ viewport: { width: 390, height: 844 } });

  test("the search opens", async ({ touchscreen: page }) => {
    const letCome = await early(page, "./");
    await page.locator("header").getByRole("button", { name: "Search" }).tap();
    await letCome();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  });

  test("a filter button of the catalog filters", async ({ touchscreen: page }) => {
    const letCome = await early(page, "./");
    await page.getByRole("button", { name: "Expert", exact: true }).tap();
    await letCome();
    await expect(page.getByRole("button", { name: "Expert", exact: true })).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#programs article h3:visible").first()).toHaveText("AI Expert");
  });

  test("the theme switch opens", async ({ touchscreen: page }) => {
    await page.setViewportSize({ width: 1024, height: 1000 });
    const letCome = await early(page, "./");
    await page.getByRole("button", { name: /^Color theme/ }).tap();
    await letCome();
    await expect(page.getByRole("group", { name: "Color theme" })).toBeVisible();
  });

  test("an answer opens at once and stays open", async ({ touchscreen: page }) => {
    const letCome = await early(page, "./pricing/");
    const last = page.locator("main details:visible").last();
    await last.locator("summary").tap();
    await expect(last).toHaveAttribute("open", "");
    await letCome();
    await expect(last).toHaveAttribute("open", "");
    await last.locator("summary").tap();
    await expect(last).not.toHaveAttribute("open", "");
  });

  test("the list of sections opens at once, stays open, and leads on", async ({ touchscreen: page }) => {
    const letCome = await early(page, "./products/");
    const list = page.getByRole("navigation", { name: "On this page" }).locator("details");
    await list.locator("summary").tap();
    await letCome();
    await expect(list).toHaveAttribute("open", "");
    await list.getByRole("link", { name: "Security" }).tap();
    await expect(list).not.toHaveAttribute("open", "");
    await expect(page).toHaveURL(/#\/products\/security$/);
    await expect(page.locator("#security")).toBeInViewport();
  });

  test("a link leads to its page by a plain address", async ({ touchscreen: page }) => {
    await early(page, "./");
    await page.locator("footer").getByRole("link", { name: "Customers" }).tap();
    await expect(page).toHaveURL(/\/customers\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
  });
});

test("after ten pages, going back and forward restores the scroll position of each", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const visited = paths.slice(0, 10);
  const place = (index: number): number => 300 + 40 * index;
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  const title = new Map<string, string>();
  await page.goto("./");
  await expect(ready(page)).toHaveCount(1);
  for (const [index, path] of visited.entries()) {
    if (index > 0) await page.evaluate((to) => void (window.location.hash = `#${to}`), path);
    await expect.poll(() => page.locator("main").getAttribute("aria-busy")).toBe("false");
    await expect.poll(() => page.title()).not.toBe(title.get(visited[index - 1] ?? ""));
    title.set(path, await page.title());
    await page.evaluate((top) => window.scrollTo(0, top), place(index));
    await expect.poll(scrollY).toBe(place(index));
  }
  for (const index of [...visited.keys()].reverse().slice(1)) {
    await page.goBack();
    await expect(page).toHaveTitle(title.get(visited[index] ?? "") ?? "");
    await expect.poll(scrollY).toBe(place(index));
  }
  for (const [index, path] of visited.entries()) {
    if (index === 0) continue;
    await page.goForward();
    await expect(page).toHaveTitle(title.get(path) ?? "");
    await expect.poll(scrollY).toBe(place(index));
  }
});
