import { expect, type Page } from "playwright/test";
import { pagesOfEachKind } from "./pages.ts";
import { both, show, test } from "./test.ts";

/*
 * Through the pages by Tab: the focus is seen, never lost, never covered, and goes the way that one reads. The first page is walked
 * through as a whole, the others from the skip link to the footer: the header and the footer are the same.
 */

interface Stop {
  readonly name: string;
  readonly start: boolean;
  /** The name of the landmark that has it. */
  readonly place: string | undefined;
  readonly wrong: readonly string[];
}

/**
 * In the page: notes what is said of each element that has the focus when a key goes up.
 * @returns takes the notes, and ends that
 */
function noteStops(): () => Stop[] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  let before: Box | undefined;
  const nowhere = { start: false, place: undefined };

  const stopOf = (): Stop => {
    const wrong: string[] = [];
    const element = document.activeElement;
    if (!element || element === document.body) return { ...nowhere, name: "nothing", wrong: ["the focus is lost"] };
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;

    // A link that covers its card shows the ring around the card.
    const ringed = [element, "::after"].map((part) =>
      getComputedStyle(element, typeof part === "string" ? part : null),
    );
    if (
      !ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2)
    ) {
      const fieldRing = element.parentElement && getComputedStyle(element.parentElement).boxShadow;
      if (fieldRing === "none") wrong.push("no ring");
    }

    const [line] = element.getClientRects();
    if (!line) return { ...nowhere, name, wrong: ["not on the screen"] };
    const middle = [line.left + Math.min(line.width, 200) / 2, line.top + line.height / 2] as const;
    const above = document.elementFromPoint(...middle);
    if (!above) wrong.push(`outside the window at ${Math.round(line.top)}`);
    else if (!element.contains(above) && !above.contains(element))
      wrong.push(`covered by ${above.tagName} ${above.className}`);
    const stuck = [...document.querySelectorAll("header, [data-sticky]")].filter(
      // The bar of a page that waits out of sight covers nothing.
      (bar) => !bar.contains(element) && bar.checkVisibility(),
    );
    for (const bar of stuck) {
      const box = bar.getBoundingClientRect();
      const sticks = getComputedStyle(bar).position === "sticky" && box.width > window.innerWidth / 2;
      // A table that scrolls may be taller than the window: then its middle is in view, and its edges are not.
      const isTaller = line.height > window.innerHeight - box.bottom;
      if (sticks && !isTaller && line.top < box.bottom - 1 && line.bottom > box.top + 1)
        wrong.push(`under ${bar.tagName}`);
    }

    // In one column, what comes later stands lower. In two, the next one may begin at the top again, farther on.
    const fixed = element.closest("header, [data-sticky]") !== null;
    const box = element.getBoundingClientRect();
    const here = {
      left: box.left,
      right: box.right,
      top: box.top + window.scrollY,
      bottom: box.bottom + window.scrollY,
    };
    if (!fixed && before && here.bottom <= before.top + 1 && here.left < before.right - 1)
      wrong.push(`above the stop before it`);
    before = fixed ? undefined : here;
    const place = element.closest("header, main, footer")?.tagName;
    return { name, start: element.matches("a[href='#main']"), place, wrong };
  };

  const stops: Stop[] = [];
  const note = (): void => void stops.push(stopOf());
  addEventListener("keyup", note);
  return () => {
    removeEventListener("keyup", note);
    return stops;
  };
}

/** Words that stand above those that are read out before them. */
const misplaced = (): string[] => {
  const found: string[] = [];
  let before: { text: string; box: DOMRect } | undefined;
  for (const element of document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dl > div, td, th, summary)")) {
    if (element.closest("[aria-hidden=true], [data-sticky]") || !element.checkVisibility()) continue;
    if (element.querySelector("h1, h2, h3, h4, p, li, dl > div, td, th, summary")) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || getComputedStyle(element).clipPath !== "none") continue;
    const text = (element.textContent ?? "").trim().slice(0, 40);
    if (
      before &&
      box.bottom <= before.box.top + 1 &&
      box.left < before.box.right - 1 &&
      box.right > before.box.left + 1
    )
      found.push(`“${text}” stands above “${before.text}”`);
    before = { text, box };
  }
  return found;
};

async function walk(page: Page, isWhole: boolean): Promise<{ stops: number; wrong: string[] }> {
  await page.getByRole("link", { name: "Skip to content" }).focus();
  if (!isWhole) await page.keyboard.press("Enter");
  const expected = await page
    .locator(isWhole ? "body" : "main")
    .evaluate(
      (walked) =>
        [...walked.querySelectorAll<HTMLElement>("a[href], button, summary, input, [tabindex='0']")].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
        ).length,
    );
  const noted = await page.evaluateHandle(noteStops);
  // The skip link has the focus before the first key. From the page, one key more leads to the footer.
  const count = isWhole ? expected - 1 : expected + 1;
  // One key does not wait for the picture of the one before: that takes a quarter of the processor time.
  const keys = Array.from({ length: count }, () => [page.keyboard.down("Tab"), page.keyboard.up("Tab")]);
  await Promise.all(keys.flat());
  const stops = await noted.evaluate((take) => take());
  const wrong = stops.flatMap((stop) => stop.wrong.map((what) => `${stop.name}: ${what}`));
  const last = isWhole ? stops.findIndex(({ start }) => start) : stops.findIndex(({ place }) => place === "FOOTER");
  if (last !== (isWhole ? -1 : expected)) wrong.push(`only ${last} of ${expected} are reached`);
  return { stops: stops.length, wrong };
}

for (const [index, path] of [
  "/",
  ...pagesOfEachKind.filter((one) => one !== "/"),
  "/signin",
  "/no/such/page",
].entries())
  test(`${path} is walked through by Tab: all seen, none covered, in the order in which it is read`, async ({
    site: page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page, path);
    for (const [width, height] of [
      [1440, 900],
      [390, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await page.evaluate(misplaced), `${width} pixels wide`).toEqual([]);
      const { stops, wrong } = await walk(page, index === 0);
      expect(stops).toBeGreaterThan(index === 0 ? 15 : 2);
      expect(wrong, `${width} pixels wide`).toEqual([]);
    }
  });

async function followInMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Solutions", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Solutions/);
}

test.describe("the focus is never lost", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.tagName} ${element?.id ?? ""}`.trim();
    });

  test.beforeEach(({ site }) => site.emulateMedia({ reducedMotion: "reduce" }));

  test("when a link of the page leads to another page, whose name is announced", both, async ({ site: page }) => {
    await page.locator("footer").getByRole("link", { name: "Refund Policy" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/^Refund Policy/);
    expect(await focused(page)).toBe("MAIN main");
    await expect(page.getByRole("status").filter({ hasText: "Refund Policy" })).toHaveCount(1);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("when one goes back and forward, and each page is announced", both, async ({ site: page }) => {
    const start = await page.title();
    await page.locator("footer").getByRole("link", { name: "Refund Policy" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/^Refund Policy/);
    await page.goBack();
    await expect(page).toHaveTitle(start);
    await expect(page.getByRole("status").filter({ hasText: start })).toHaveCount(1);
    await page.goForward();
    await expect(page).toHaveTitle(/^Refund Policy/);
    expect(await focused(page)).toBe("MAIN main");
  });

  test("when one goes back: on the link that was followed, where Tab goes on", both, async ({ site: page }) => {
    const link = page.locator("footer").getByRole("link", { name: "Refund Policy" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
  });

  test("when one goes back on the same page, on the link of the list that is shown", both, async ({ site: page }) => {
    await page.evaluate(() => void (window.location.hash = "#/products"));
    // A second list, for small screens, has the same links.
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Security" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#security")).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  });

  test("when one goes back to where a link was followed that is not to be seen", both, async ({ site: page }) => {
    await followInMenu(page);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^Solutions/);
    expect(await focused(page)).toBe("MAIN main");
  });

  test("when a link of a menu leads to another page", async ({ site: page }) => {
    await followInMenu(page);
    expect(await focused(page)).toBe("MAIN main");
  });

  test("when the menu that has it closes by its button", async ({ site: page }) => {
    const item = page.getByRole("button", { name: "Solutions", exact: true });
    await item.focus();
    await page.keyboard.press("Enter");
    const close = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Close" });
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(item).toBeFocused();
  });

  test("when the theme changes, and when its panel closes", async ({ site: page }) => {
    const button = page.getByRole("button", { name: /^Color theme/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Light" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("group", { name: "Color theme" })).toHaveCount(0);
    expect(await focused(page)).not.toBe("BODY");
  });

  test(
    "when a result of the search is opened, or the search is closed from anywhere in it",
    both,
    async ({ site: page }) => {
      await page.locator("footer").getByRole("link", { name: "Refund Policy" }).focus();
      await page.keyboard.press("/");
      await expect(page.getByRole("combobox")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await focused(page)).not.toBe("BODY");
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("refund policy");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("Enter");
      await expect(page).toHaveTitle(/^Refund Policy/);
      expect(await focused(page)).toMatch(/^(?:MAIN|SECTION)/);
    },
  );

  test("when the sheet leads to another page, or is closed", both, async ({ site: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole("button", { name: "Open menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("link", { name: "Customers" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/Customers|Results/);
    expect(await focused(page)).toBe("MAIN main");
  });

  test("when the window changes its width under an open menu, sheet or list", async ({ site: page }) => {
    await page.getByRole("button", { name: "Products", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("list", { name: "Categories" })).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe("BODY");
    await page.getByRole("button", { name: "Open menu" }).focus();
    await page.keyboard.press("Enter");
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => focused(page)).not.toBe("BODY");
  });

  test("when the browser takes it from what is hidden before it tells of the new width", async ({ site: page }) => {
    await page.getByRole("button", { name: "Products", exact: true }).focus();
    await page.locator("header nav").evaluate((nav: HTMLElement) => nav.style.setProperty("display", "none"));
    await expect.poll(() => focused(page)).toBe("BODY");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => focused(page)).not.toBe("BODY");
  });

  test("when a list of sections is used and closes", async ({ site: page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    await page.evaluate(() => void (window.location.hash = "#/products"));
    const list = page.getByRole("navigation", { name: "On this page" }).locator("details");
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    await list.getByRole("link", { name: "Security" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#security")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).not.toBe("BODY");
  });

  test("when a list of sections is left, which would cover what comes next", async ({ site: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => void (window.location.hash = "#/products/sales"));
    const list = page.getByRole("navigation", { name: "On this page" }).locator("details");
    // The list listens to what dismisses it from the browser's event about its opening on.
    await list.evaluate((details: HTMLDetailsElement) => {
      details.addEventListener("toggle", () => (details.dataset["toggled"] = String(details.open)));
    });
    const isListening = (): Promise<void> => expect(list).toHaveAttribute("data-toggled", "true");
    const isClosed = (): Promise<void> => expect(list).toHaveAttribute("data-toggled", "false");
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    await isListening();
    await page.keyboard.press("Escape");
    await isClosed();
    await expect(list.locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await isListening();
    await list.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await isClosed();
    await list.locator("summary").click();
    await isListening();
    await page.mouse.click(20, 800);
    await isClosed();
  });

  test("when a page did not come and another is asked for", async ({ page }) => {
    await page.goto("./");
    await page.locator("html[data-ready]").waitFor();
    await page.route(/customers\/page\.json/, (route) => route.abort());
    await page.locator("footer").getByRole("link", { name: "Customers" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await focused(page)).toBe("MAIN main");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Reload" })).toBeFocused();
  });
});
