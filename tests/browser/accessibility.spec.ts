import { expect, type Page } from "playwright/test";
import { misfits, violations } from "./accessibility.ts";
import { pagesOfEachKind, paths } from "./pages.ts";
import { show, test } from "./test.ts";
import { wrongsOf } from "./wrongs.ts";

/*
 * Pages, prerendered and running, by every width and theme: what does not fit and what goes wrong meanwhile, on every page; what
 * axe finds, on those that show each kind of section.
 */

const widths = [1440, 820, 390, 320];

test.describe.configure({ mode: "parallel" });

interface Everywhere {
  readonly widths: readonly number[];
  /** The widths at which all rules are tried; at first all. At the last one, those that depend on the width are in any case. */
  readonly full?: readonly number[];
  /** The widths at which the dark colors are measured; at first the first and the last. */
  readonly dark?: readonly number[];
  /** What is looked at where the page around it is the one that was looked at before. */
  readonly within?: string;
  /** Whether the page around it is looked at once; at first it is. */
  readonly around?: boolean;
}

/**
 * Changes width and theme under a page: nothing may be left behind of the one before. Colors are the same at every width but
 * where something stands on another ground there.
 */
async function everywhere(page: Page, asked: Everywhere): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) wrong[where] = [...found];
  };
  const {
    widths: all,
    within,
    around = true,
    full = all,
    dark = all.filter((one) => one === all[0] || one === all.at(-1)),
  } = asked;
  for (const [index, width] of all.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    // What has to scroll in a wide window has to in the narrowest too.
    const scope = full.includes(width) ? {} : { rules: ["scrollable-region-focusable"] };
    // With what is open in it, the page as a whole is looked at once.
    if (full.includes(width) || width === all.at(-1))
      note(`${width} light`, await violations(page, index === 0 && around ? scope : { ...scope, within }));
    note(String(width), await misfits(page));
    if (!dark.includes(width)) continue;
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    note(`${width} dark`, await violations(page, { rules: ["color-contrast"], within }));
  }
  return wrong;
}

for (const path of [...paths, "/signin", "/no/such/page"]) {
  const isKind = !paths.includes(path) || pagesOfEachKind.includes(path);
  const isAccessible = isKind ? "is accessible and " : "";
  test(`${path} ${isAccessible}fits the window from 1440 to 320 pixels, in light and dark, without errors`, async ({
    site: page,
  }) => {
    const wrongs = wrongsOf(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The small layout is tried below, at the smallest width: it is the same HTML, prerendered.
    const looked = isKind ? [1440] : [];
    expect(await everywhere(page, { widths, full: looked, dark: looked })).toEqual({});
    expect(wrongs).toEqual([]);
  });
}

for (const path of [...pagesOfEachKind, "/signin"])
  test(`${path} can be read without JavaScript, is accessible and fits the window`, async ({ scriptless: page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path === "/" ? "./" : `.${path}/`);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("footer")).toBeVisible();
    await expect(page.locator("header").getByRole("button", { name: "Search" })).toHaveCount(0);
    expect(await everywhere(page, { widths: [820, 320], full: [320], dark: [320] })).toEqual({});
  });

/** The page is on screen, whole, at the width of a large screen. */
async function open(page: Page, path = "/", width = 1440): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
  await show(page, path);
}

test.describe("what opens over a page is accessible and fits the window:", () => {
  const dialog = "dialog[open]";

  test("each menu of the header", async ({ site: page }) => {
    await open(page);
    const items = page.getByRole("navigation", { name: "Main" }).locator("button[data-mega]");
    expect(await items.count()).toBeGreaterThan(2);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [1024, "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const [index, item] of (await items.all()).entries()) {
        await item.click();
        await expect(item).toHaveAttribute("aria-expanded", "true");
        expect(await violations(page, index === 0 ? {} : { within: "header" })).toEqual([]);
        expect(await misfits(page)).toEqual([]);
      }
    }
  });

  test("the sheet with an open section", async ({ site: page }) => {
    await open(page, "/", 820);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Solutions", exact: true }).click();
    expect(await everywhere(page, { widths: [820, 390, 320], full: [820, 320], within: dialog })).toEqual({});
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Language/ })
      .click();
    expect(await everywhere(page, { widths: [320], within: dialog, around: false })).toEqual({});
  });

  test("the search: empty, with results, with none", async ({ site: page }) => {
    await open(page);
    await page.keyboard.press("/");
    for (const [words, shown] of [
      ["", [1440]],
      ["refund", [1440, 320]],
      ["zzzq", [320]],
    ] as const) {
      await page.getByRole("combobox").fill(words);
      if (words) await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/result|zzzq/);
      expect(await everywhere(page, { widths: shown, within: dialog, around: !words })).toEqual({});
    }
  });

  test("the choices of language and theme", async ({ site: page }) => {
    await open(page);
    for (const name of [/^Language/, /^Color theme/]) {
      await page.getByRole("button", { name }).click();
      expect(await everywhere(page, { widths: [1440], within: "[aria-label='Contact and language']" })).toEqual({});
    }
  });

  test("the questions when all of them are open", async ({ site: page }) => {
    await open(page, "/pricing");
    const closed = page.locator("main details:not([open]) > summary:visible");
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await expect(closed).toHaveCount(0);
    expect(await everywhere(page, { widths: [1440, 390], within: "main" })).toEqual({});
  });

  test("the list of sections of a small screen", async ({ site: page }) => {
    await open(page, "/solutions", 820);
    await page.getByRole("navigation", { name: "On this page" }).locator("summary").click();
    expect(await everywhere(page, { widths: [820, 320], within: "main nav" })).toEqual({});
  });

  test("the message for a page that failed to load", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/customers\/page\.json/, (route) => route.abort());
    await page.goto("./#/customers");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await everywhere(page, { widths: [1440, 320], within: "main" })).toEqual({});
  });

  test("the message for a script that failed to load", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route(/assets\/main-[^/]*\.js/, (route) => route.abort());
    await page.goto("./");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await everywhere(page, { widths: [1440, 320], within: "[role=alert]" })).toEqual({});
  });
});

test("text with wider letter, word, line and paragraph spacing is not cut off", async ({ site: page }) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const path of ["/", "/pricing", "/solutions"]) {
    await open(page, path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("./");
  await page.locator("html[data-ready]").waitFor();
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
