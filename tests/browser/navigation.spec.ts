import { expect, type Page } from "playwright/test";
import { hold } from "./hold.ts";
import { once, show, test } from "./test.ts";

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
};

/** How far an element is from the top of the window, when nothing moves any more. */
async function restingTop(page: Page, id: string): Promise<number> {
  const top = (): Promise<number> =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
  let before = await top();
  await expect(async () => {
    const now = await top();
    const rests = Math.abs(now - before) < 1;
    before = now;
    expect(rests).toBe(true);
  }).toPass({ intervals: [150] });
  return before;
}

const headerBottom = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);

test("a whole path that is an anchor leads to its section, clear of the header, with the focus there", async ({
  page,
  to,
}) => {
  await open(page, to("/products", "products/ai"));
  const top = await restingTop(page, "products/ai");
  const bottom = await headerBottom(page);
  expect(top).toBeGreaterThanOrEqual(bottom);
  expect(top).toBeLessThan(bottom + 60);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("products/ai");
});

test("the last segment of a path is tried as an anchor", once, async ({ page, to }) => {
  await open(page, to("/solutions", "industry-healthcare"));
  const top = await restingTop(page, "industry-healthcare");
  expect(top).toBeGreaterThanOrEqual(await headerBottom(page));
  expect(top).toBeLessThan(400);
});

test("an anchor on the start page has an address of its own", once, async ({ page, to }) => {
  await open(page, to("/", "programs"));
  expect(await restingTop(page, "programs")).toBeLessThan(300);
});

test("following the same link twice scrolls again", async ({ site: page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const link = page.locator("footer").getByRole("link", { name: "Programs" });
  const heading = page.locator("#programs");
  await link.click();
  await expect(heading).toBeInViewport();
  const first = await restingTop(page, "programs");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(heading).not.toBeInViewport();
  await link.click();
  await expect(heading).toBeInViewport();
  expect(Math.abs((await restingTop(page, "programs")) - first)).toBeLessThan(2);
});

test("a route change sets the title, goes to the top and moves the focus into the page", async ({ site: page }) => {
  const before = await page.title();
  await page.locator("footer").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Refund Policy" })).toBeVisible();
  expect(await page.title()).not.toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("a second click on a link while its page is on its way adds nothing to the history", async ({ page, to }) => {
  const answer = await hold(page, /customers\/page\.json/);
  await open(page, "./");
  await page.locator("footer").getByRole("link", { name: "Customers" }).dblclick();
  await expect(page).toHaveURL(to("/customers"));
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
  // One step back leaves the page, so it stands in the history once.
  await page.goBack();
  await expect(page).toHaveURL(to("/"));
});

test("back and forward bring visitors to where they were", async ({ site: page }) => {
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.waitForFunction(() => window.scrollY === 1500);
  await page.evaluate(() => {
    window.location.hash = "#/pricing";
  });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a visitor who leaves right after scrolling comes back to that place", async ({ page, to }) => {
  await open(page, to("/pricing"));
  // A page that is ready comes with the click, before the browser tells of the move.
  await page.locator("header").getByRole("link", { name: "Customers" }).hover();
  await page.locator(".preloaded").waitFor({ state: "attached" });
  await page.evaluate((href) => {
    scrollTo({ top: 700, behavior: "instant" });
    document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
  }, to("/customers"));
  await expect(page).toHaveURL(to("/customers"));
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await page.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" });
    history.back();
  });
  await expect(page).toHaveURL(to("/pricing"));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test("a reload keeps the place on the page", async ({ page, to }) => {
  await open(page, to("/solutions"));
  await page.evaluate(() => window.scrollTo({ top: 2200, behavior: "instant" }));
  await page.waitForFunction(() => window.scrollY === 2200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2200);
});

test("an unknown address shows the not-found page with near pages", async ({ site: page, to }) => {
  await show(page, "/pricng");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.locator("main")).toContainText("/pricng");
  await page.locator("main").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(to("/pricing"));
});

test("a planned path shows its own page with phone and mail", once, async ({ site: page }) => {
  await show(page, "/signin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main a[href^='tel:']").filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("main a[href^='mailto:']").filter({ visible: true })).toHaveCount(1);
});

test("the skip link moves the focus to the page without leaving it", async ({ page, to }) => {
  await open(page, to("/pricing"));
  const before = page.url();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  expect(page.url()).toBe(before);
});

test("a page opened as a file gets its address without a reload, and so do its links", async ({ page, to }) => {
  await open(page, "./pricing/");
  await expect(page).toHaveURL(to("/pricing"));
  const link = page.locator("footer").getByRole("link", { name: "Customers" });
  await expect(link).toHaveAttribute("href", to("/customers"));
});

test(
  "a page that was pointed at is kept ready out of sight, and takes no anchor of the page on screen",
  once,
  async ({ page, to }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, to("/products"));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers" }).hover();
    const title = page.locator("main h1");
    await expect(title).toHaveCount(2);
    await expect(title.filter({ visible: true })).toHaveText(/One suite/);
    expect(
      await page.evaluate(
        () => new Set([...document.querySelectorAll("main h1")].map((one) => one.checkVisibility())).size,
      ),
    ).toBe(2);
    await page.getByRole("link", { name: "Why choose us" }).click();
    const place = page.locator("main h2").filter({ hasText: "Why teams choose it" });
    await expect(place).toBeInViewport();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers" }).click();
    // The click may come before the page is made; then both are there for a moment.
    await expect(title).toHaveText(["Results first, then the story"]);
    await expect(title).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  "a page that was pointed at is laid out before it is asked for, and then is the same one",
  once,
  async ({ page, to }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, to("/termsandconditions"));
    // The footer too: before that, the height of the page has an estimate of it.
    await expect(page.locator("footer.deferred[data-laid-out]")).toBeAttached();
    await expect(page.locator(".deferred:not([data-laid-out], .preloaded *)")).toHaveCount(0);
    // A font that comes late makes the page shorter by a line.
    await page.evaluate(() => document.fonts.ready);
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers" }).hover();
    await expect(page.locator(".preloaded .deferred[data-laid-out]").first()).toBeAttached();
    expect(await height()).toBe(before);
    const made = await page.locator(".preloaded h1").elementHandle();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers" }).click();
    await expect(page.locator("main h1")).toHaveCount(1);
    await expect(page.locator("main h1")).toBeVisible();
    expect(await made?.evaluate((heading) => heading.isConnected && heading.checkVisibility())).toBe(true);
  },
);

test("a page that is ready comes in the frame in which its menu goes", once, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "./");
  const button = page.getByRole("button", { name: "Products", exact: true });
  await button.click();
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All products" });
  await link.hover();
  await expect(page.locator(".preloaded .deferred[data-laid-out]").first()).toBeAttached();
  const frame = page.evaluate(
    () =>
      new Promise<readonly [title: string, open: number]>((done) => {
        const look = (): void =>
          done([document.title, document.querySelectorAll("[data-mega][aria-expanded=true]").length]);
        addEventListener("click", () => requestAnimationFrame(look), { once: true });
      }),
  );
  await link.click();
  expect(await frame).toEqual([expect.stringContaining("Products"), 0]);
});

test("a page that waits out of sight keeps no room for its list of sections", once, async ({ page, to }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const room = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--secnav-h").trim());
  await open(page, to("/pricing"));
  const without = await room();
  const link = page.locator("footer").getByRole("link", { name: "Refund Policy" });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(page.locator(".preloaded nav")).not.toHaveCount(0);
  expect(await room()).toBe(without);
  await link.click();
  await expect(page.locator(".preloaded")).toHaveCount(0);
  expect(await room()).not.toBe(without);
});

test("the End key leads to the end of a long page, which stays where it is", once, async ({ page, to }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, to("/products"));
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".deferred")].every((one) => getComputedStyle(one).contentVisibility === "visible"),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press("End");
  await expect(page.locator("footer small, footer p").last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});
