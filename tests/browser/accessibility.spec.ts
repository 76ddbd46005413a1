import { readFileSync } from "node:fs";
import { expect, test, type Page } from "playwright/test";
import { misfits, violations } from "./accessibility.ts";

/* Every page, prerendered and running, by every width and theme: what axe finds, what does not fit, what goes wrong meanwhile. */

const addresses: { pages: Record<string, unknown>; planned: Record<string, unknown> } = JSON.parse(
  readFileSync("dist/addresses.json", "utf8"),
);
const paths = [...Object.keys(addresses.pages), "/signin", "/no/such/page"];
const widths = [1440, 820, 390, 320];

/** Collects what goes wrong in the browser: errors, warnings of React, answers of the server, what the policy forbids. */
async function listen(page: Page): Promise<string[]> {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrongs.push(message.text());
  });
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) wrongs.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction("noteForbidden", (what: string) => wrongs.push(what));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => noteForbidden(`${event.violatedDirective} ${event.blockedURI}`))",
  );
  return wrongs;
}

async function open(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
}

/**
 * Changes width and theme under a page: nothing may be left behind of the one before. Colors are the same at every width but
 * where something stands on another ground there: the dark ones are measured at the first and the last.
 * @param full the widths at which all rules are tried
 */
async function everywhere(
  page: Page,
  widthsToTry: readonly number[] = widths,
  full: readonly number[] = widthsToTry,
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) wrong[where] = [...found];
  };
  for (const width of widthsToTry) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (full.includes(width)) note(`${width} light`, await violations(page));
    note(String(width), await misfits(page));
    if (width !== widthsToTry[0] && width !== widthsToTry.at(-1)) continue;
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    note(`${width} dark`, await violations(page, "color-contrast"));
  }
  return wrong;
}

for (const path of paths)
  test(`${path} is accessible and fits the window from 1440 to 320 pixels, in light and dark, without errors`, async ({
    page,
  }) => {
    const wrongs = await listen(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `./#${path}`);
    await expect(page.locator("h1")).toHaveCount(1);
    // The same HTML is tried at the other widths below, as it is prerendered.
    expect(await everywhere(page, widths, [1440, 390])).toEqual({});
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(wrongs).toEqual([]);
  });

/** As a browser without script shows it; axe itself needs one. */
async function openPlain(page: Page, path: string): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/\(scripting:\s*none\)/g, "all")
      .replaceAll(/\(scripting:\s*enabled\)/g, "(width < 0px)");
    await route.fulfill({ response, body });
  });
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script>.*?<\/script>/gs, "");
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

for (const path of [...Object.keys(addresses.pages), "/signin"])
  test(`${path} is accessible and fits the window without JavaScript`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPlain(page, path === "/" ? "./" : `.${path}/`);
    await expect(page.locator("header").getByRole("button", { name: "Search" })).toHaveCount(0);
    expect(await everywhere(page, [820, 320])).toEqual({});
  });

test.describe("what opens over a page is accessible and fits the window:", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("each menu of the header", async ({ page }) => {
    await open(page, "./");
    const items = page.getByRole("navigation", { name: "Main" }).locator("button[data-mega]");
    expect(await items.count()).toBeGreaterThan(2);
    for (const item of await items.all()) {
      await item.click();
      await expect(item).toHaveAttribute("aria-expanded", "true");
      for (const [width, colorScheme] of [
        [1440, "light"],
        [1024, "dark"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page)).toEqual([]);
        expect(await misfits(page)).toEqual([]);
      }
    }
  });

  test("the sheet with an open section", async ({ page }) => {
    await open(page, "./", 820);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Solutions", exact: true }).click();
    expect(await everywhere(page, [820, 390, 320])).toEqual({});
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Language/ })
      .click();
    expect(await everywhere(page, [820, 320])).toEqual({});
  });

  test("the search: empty, with results, with none", async ({ page }) => {
    await open(page, "./");
    await page.keyboard.press("/");
    for (const words of ["", "refund", "zzzq"]) {
      await page.getByRole("combobox").fill(words);
      if (words) await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/result|zzzq/);
      expect(await everywhere(page, [1440, 320])).toEqual({});
    }
  });

  test("the choices of language and theme", async ({ page }) => {
    await open(page, "./");
    for (const name of [/^Language/, /^Color theme/]) {
      await page.getByRole("button", { name }).click();
      expect(await everywhere(page, [1440])).toEqual({});
    }
  });

  test("the questions when all of them are open", async ({ page }) => {
    await open(page, "./#/pricing");
    const closed = page.locator("main details:not([open]) > summary:visible");
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await expect(closed).toHaveCount(0);
    expect(await everywhere(page, [1440, 390])).toEqual({});
  });

  test("the list of sections of a small screen", async ({ page }) => {
    await open(page, "./#/solutions", 820);
    await page.getByRole("navigation", { name: "On this page" }).locator("summary").click();
    expect(await everywhere(page, [820, 320])).toEqual({});
  });

  test("the message for a page that failed to load", async ({ page }) => {
    await page.route(/customers\/page\.json/, (route) => route.abort());
    await open(page, "./#/customers");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await everywhere(page, [1440, 320])).toEqual({});
  });

  test("the message for a script that failed to load", async ({ page }) => {
    await page.route(/assets\/main-[^/]*\.js/, (route) => route.abort());
    await page.goto("./");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await everywhere(page, [1440, 320])).toEqual({});
  });
});

test("text with wider letter, word, line and paragraph spacing is not cut off", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/pricing", "/solutions"]) {
    await open(page, `./#${path}`, 390);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a visitor who prefers reduced motion sees no animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ["animationstart", "transitionrun"])
      addEventListener(type, () => {
        for (const animation of document.getAnimations())
          if (Number(animation.effect?.getComputedTiming().duration) > 1) moved.push(String(animation.playState));
      });
  });
  await open(page, "./");
  const item = page.getByRole("button", { name: "Products", exact: true });
  await item.hover();
  await item.click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => void (window.location.hash = "#/programs"));
  const programs = page.locator("#programs");
  await expect(programs).toBeFocused();
  expect(await page.evaluate(() => document.getElementById("programs")?.getBoundingClientRect().top)).toBeLessThan(200);
  await page.locator("main details > summary:visible, main article a:visible").first().hover();
  expect(await page.evaluate("window.moved")).toEqual([]);
});
