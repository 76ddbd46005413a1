import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { hold, script } from "./hold.ts";
import { both, test } from "./test.ts";
import { watchShifts } from "./shifts.ts";

test("nothing but the script inside the page runs before the page is idle", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // The page is idle when the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      Object.assign(window, { beIdle: callback });
      return 0;
    };
  });
  await page.goto("./", { waitUntil: "networkidle" });
  // Asked from outside: the page's policy forbids code that is waited for as a text.
  await expect.poll(() => page.evaluate("typeof window.beIdle")).toBe("function");
  expect(scripts).toEqual([]);
  const html = readFileSync("dist/index.html", "utf8");
  expect(html.match(/<script(?! type="application)[^>]*>/g)).toEqual(["<script>"]);
  await page.evaluate("window.beIdle()");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  expect(scripts).toHaveLength(1);
});

test("a tap on the menu button before the script is there opens the menu after it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letGo = await hold(page, script);
  await page.goto("./");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a link that is followed before the script is there leads to its page as a file", both, async ({ page }) => {
  await hold(page, script);
  await page.goto("./");
  await page.locator("footer").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page).toHaveURL(/\/refundpolicy\/$/);
  await expect(page.getByRole("heading", { level: 1, name: "Refund Policy" })).toBeVisible();
});

test(
  "a hash route opened directly shows its page before the script is there, and never the start page",
  both,
  async ({ page }) => {
    const letGo = await hold(page, script);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const heading = document.querySelector("h1");
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? "");
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto("./#/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
    await expect(page).toHaveTitle(/^Pricing/);
    letGo();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    const seen: string[] = await page.evaluate("[...new Set(window.seen)]");
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain("price");
  },
);

for (const path of ["./products/#sales", "./#/products/sales", "./#/programs/expert"])
  test(`${path} shows its place before the script is there, and stays there`, both, async ({ page }) => {
    const letGo = await hold(page, script);
    await page.goto(path);
    const place = page.locator("[id='sales'], [id='programs/expert']").first();
    const top = async (): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(50);
    letGo();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(place).toBeFocused();
    expect(await top()).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(50);
  });

test("a place that is shown before the font is there stays where it is when texts above it break elsewhere", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, /\.woff2/);
  const letScriptGo = await hold(page, script);
  await page.goto("./#/products/sales", { waitUntil: "commit" });
  const place = page.locator("[id='sales']");
  const top = async (): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(200);
  const resting = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
  );
  // A scroll position is a whole number of the screen's pixels.
  const isAtRest = async (): Promise<boolean> => Math.abs((await top()) - resting) <= 1;
  letGo();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(isAtRest).toBe(true);
  letScriptGo();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  expect(await isAtRest()).toBe(true);
});

for (const path of ["./products/#sales", "./#/products/sales", "./pricing/"])
  test(`${path} leaves a visitor who scrolls before the script runs where they are`, async ({ page }) => {
    const letGo = await hold(page, script);
    await page.goto(path);
    const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
    if (path.includes("sales")) await expect.poll(scrollY).toBeGreaterThan(1000);
    const before = await scrollY();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrollY).toBe(before + 700);
    letGo();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
    expect(await scrollY()).toBe(before + 700);
  });

test("a hash route whose page cannot be fetched says so and offers a reload", async ({ page }) => {
  await page.route(/pricing\/(index\.html|page\.json)/, (route) => route.abort());
  await page.goto("./#/pricing");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/pricing\/(index\.html|page\.json)/);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
});

test("a piece of data that fails once is asked for again", async ({ page }) => {
  let asked = 0;
  await page.route(/customers\/page\.json/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.locator("footer").getByRole("link", { name: "Customers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
  expect(asked).toBeGreaterThan(1);
});

test("an address that a server answers with the not-found page shows what was asked for", both, async ({ page }) => {
  const letGo = await hold(page, script);
  await page.goto("./no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  // The page cannot know yet what that was, and names no other.
  await expect(page.getByText("Nothing on this site answers")).toBeHidden();
  letGo();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.getByText("Nothing on this site answers to /no/such/page")).toBeVisible();
});

test("a search whose code does not come says so and offers a reload", async ({ page }) => {
  await page.route(/assets\/SearchDialog-[^/]*\.js/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("a tab of an older build loads again and shows the page that was asked for", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  const json: object = JSON.parse(readFileSync("dist/customers/page.json", "utf8"));
  await page.route(/customers\/page\.json/, (route) =>
    route.fulfill({ json: loads === 0 ? { ...json, build: "newer" } : json }),
  );
  await page.locator("footer").getByRole("link", { name: "Customers" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results first");
});

test("a remembered theme is there before the first paint", async ({ page }) => {
  await hold(page, script);
  await page.addInitScript(() => localStorage.setItem("lintel:theme", "dark"));
  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** Notes how much of the page moves without the reader's doing. */
async function watchMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(watchShifts);
  return () => page.evaluate("window.seen.shift");
}

for (const path of ["", "pricing/", "products/", "refundpolicy/"])
  test(`nothing moves on /${path} when the font arrives after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const letGo = await hold(page, /\.woff2/);
    const moved = await watchMoves(page);
    await page.goto(`./${path}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    // A hundredth of what counts as good: labels may grow by a hair, no line may break elsewhere.
    expect(await moved()).toBeLessThan(0.001);
  });

for (const height of [1180, 2200])
  for (const path of ["", "shippingpolicy/"])
    test(`nothing moves on /${path} while its pieces come into a window of 820 by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width: 820, height });
      const moved = await watchMoves(page);
      await page.goto(`./${path}`);
      await expect(page.locator("html[data-ready]")).toHaveCount(1);
      await expect(
        page.locator("main > div > * ~ .deferred:not([data-laid-out]), .deferred .deferred:not([data-laid-out])"),
      ).toHaveCount(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await moved()).toBeLessThan(0.001);
    });

test("what is near the window comes by the frame, long before the app, and what is far waits", async ({ page }) => {
  const letGo = await hold(page, script);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./pricing/");
  await expect(page.locator("html[data-content='revealing']")).toHaveCount(0, { timeout: 2500 });
  const pieces = page.locator("main .deferred");
  await expect(pieces.nth(1)).toHaveAttribute("data-laid-out");
  await expect(pieces.nth(1)).toHaveCSS("visibility", "visible");
  await expect(pieces.last()).not.toHaveAttribute("data-laid-out");
  letGo();
});

/** Lets no frame come. */
async function stopFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
}

/** Lets a frame come when the test says so, and only then, with 20 ms of the page's clock. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, { letFrameCome: () => held.splice(0).forEach((callback) => callback(performance.now())) });
  });
  return async () => {
    await page.evaluate("window.letFrameCome()");
    // What a frame asks for is done right after it.
    await page.clock.runFor(20);
  };
}

test("a page is revealed a piece a frame: the header, the first section, and what is below", async ({
  page,
  stopTime,
}) => {
  const letGo = await hold(page, script);
  await stopTime();
  const letFrameCome = await holdFrames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./pricing/");
  await expect(page.getByRole("banner")).toBeVisible();
  const pieces = [page.getByRole("heading", { level: 1 }), page.locator("#plans h2")];
  for (const [place, piece] of pieces.entries()) {
    await expect(piece).toBeHidden();
    await expect(async () => {
      await letFrameCome();
      await expect(piece).toBeVisible({ timeout: 100 });
    }).toPass();
    const below = pieces[place + 1];
    if (below) await expect(below).toBeHidden();
  }
  letGo();
});

test("the app is fetched when what is seen first is there, and not before", async ({ page, stopTime }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (script.test(request.url())) asked += 1;
  });
  await stopTime();
  const letFrameCome = await holdFrames(page);
  await page.goto("./pricing/");
  await letFrameCome();
  await page.clock.fastForward(2500);
  expect(asked).toBe(0);
  await expect(async () => {
    await letFrameCome();
    await expect(page.locator("html[data-content='revealing']")).toHaveCount(0, { timeout: 50 });
  }).toPass();
  await page.clock.fastForward(2500);
  await expect.poll(() => asked).toBe(1);
});

test("a page is all there a moment after it was fetched where no frame comes", async ({ page, stopTime }) => {
  const letGo = await hold(page, script);
  await stopTime();
  await stopFrames(page);
  await page.goto("./pricing/");
  const heading = page.getByRole("heading", { level: 1 });
  const second = page.locator("main .deferred").nth(1);
  await expect(heading).toBeHidden();
  await page.clock.fastForward(200);
  await expect(heading).toBeVisible();
  await expect(second).toBeVisible();
  letGo();
});

test("a page whose font cannot be fetched is all there", async ({ page }) => {
  await page.route(/\.woff2/, (route) => route.abort());
  await page.goto("./pricing/");
  await expect(page.locator("html[data-content='revealing']")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a clause that the address names is there at once", async ({ page, stopTime }) => {
  const letGo = await hold(page, script);
  await stopTime();
  await stopFrames(page);
  await page.goto("./refundpolicy/#contact");
  await expect(page.locator("#contact")).toBeVisible();
  await expect(page.locator("#contact p, #contact li").first()).toBeInViewport();
  letGo();
});

test("a link to a place of the page on screen leads there before the app is there too", both, async ({ page }) => {
  const letGo = await hold(page, script);
  await page.goto("./");
  await expect(page.locator("html[data-content='revealing']")).toHaveCount(0);
  // By the keyboard: Playwright's jump to the footer lays sections out, which can move the link away between press and release.
  await page.locator("footer").getByRole("link", { name: "Programs" }).press("Enter");
  await expect(page.locator("#programs")).toBeInViewport();
  await expect(page.locator(".deferred:not([data-laid-out])")).toHaveCount(0);
  const top = (): Promise<number> =>
    page.locator("#programs").evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  const there = await top();
  letGo();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  expect(await top()).toBe(there);
});

test("the end of a long page is where the End key leads, while the page comes too", async ({ page, stopTime }) => {
  const letGo = await hold(page, script);
  await stopTime();
  await stopFrames(page);
  await page.goto("./solutions/");
  const left = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - Math.ceil(window.scrollY));
  // The key scrolls in an animation of the browser, which a slow one sometimes drops when it begins with the first frame; a visitor
  // presses the key again.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect.poll(left, { timeout: 3000 }).toBeLessThanOrEqual(1);
  }).toPass();
  await expect(page.locator("footer")).toBeInViewport();
  await expect(page.locator("main .deferred:not([data-laid-out])")).toHaveCount(0);
  letGo();
});

test("a link to a section of cards gives it the focus, also where the app is there at once", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  for (const anchor of ["areas", "industry"]) {
    await page.goto("about:blank");
    await page.goto(`./#/solutions/${anchor}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page.locator(`#${anchor}`)).toBeFocused();
  }
});

test("what is far from the window waits for it or for idle time, and is laid out before it is seen", async ({
  page,
}) => {
  const letGo = await hold(page, script);
  await page.goto("./products/");
  const last = page.locator("main .deferred").last();
  const skipped = (): Promise<boolean> =>
    last.evaluate(
      (section) =>
        !section.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
  // Nothing that is near the window is left to lay out: else the page would be laid out wherever the test scrolls.
  await expect(page.locator("html[data-content='revealing']")).toHaveCount(0);
  await expect.poll(skipped).toBe(true);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(skipped).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(skipped).toBe(true);
  letGo();
  await expect.poll(skipped).toBe(false);
});
