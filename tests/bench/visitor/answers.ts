import type { Browser, Locator, Page } from "playwright";
import { atMost, eachInTurn, inRounds, median, type Figure } from "./figure.ts";
import { fileOf } from "./served.ts";
import { replaceMain, saved, savedContent, toggleMenus, visitStill } from "./still.ts";
import { traced } from "./trace.ts";
import { isReady, settle, visit } from "./visits.ts";
import { changeMark, markChange } from "./watch.ts";

const menuButton = "header nav button[data-mega]";
const menuButtons = (page: Page): Locator => page.locator(menuButton);

/** Long enough for what a click or a pointer sets off, on a machine with other work too. */
const pause = (page: Page): Promise<void> => page.waitForTimeout(1500);

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** So many milliseconds a quick finger holds a button or a screen. */
const held = 60;

/** A click as a hand makes it; a locator's click runs scripts of its own in the page. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
  await pause(page);
}

/** The first opening of each menu: from the click on its item to the paint of its panel, in milliseconds. */
const openings = async (browser: Browser, page: Page): Promise<number[]> =>
  eachInTurn(await menuButtons(page).all(), async (button) => {
    const { x, y } = await middleOf(button);
    const trace = await traced(browser, page, async () => {
      await page.mouse.move(x, y);
      await press(page);
    });
    // A second click closes what plain HTML opens; no key does.
    await ((await button.getAttribute("aria-expanded")) === "true" ? page.keyboard.press("Escape") : press(page));
    await page.mouse.move(700, 880);
    await pause(page);
    return trace.answer();
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** From the first click on an item of the menu to the paint of its panel: the slowest item of each page. */
export async function menus(browser: Browser, url: string, routes: readonly string[], runs: number): Promise<Figure[]> {
  const measured = await inRounds(routes, runs, async (route) => {
    const address = url + fileOf(route);
    const { times, html } = await visit(browser, {}, async (page) => {
      await page.goto(address);
      await settle(page);
      await isReady(page);
      return { times: await openings(browser, page), html: await saved(page) };
    });
    const plain = await visitStill(browser, address, html, async (page) => {
      await page.evaluate(toggleMenus, menuButton);
      return openings(browser, page);
    });
    return { times, plain };
  });
  return measured.flatMap(({ item: route, results }) => {
    const mediansOf = (kind: "times" | "plain"): number[] =>
      (results[0]?.[kind] ?? []).map((_, place) => median(results.flatMap((all) => all[kind].slice(place, place + 1))));
    const times = mediansOf("times");
    const plain = mediansOf("plain");
    return besidePlain(`${route}: menu open`, Math.max(...times), Math.max(...plain), 50, sum(times) / sum(plain));
  });
}

/** Milliseconds beside those of plain HTML in the same minute: the ratio says what is the app's, the milliseconds what is the machine's. */
const besidePlain = (what: string, time: number, plain: number, limit: number, ratio: number): Figure[] => [
  { ...atMost(what, time, limit, " ms"), seen: `${Math.round(time)} ms (${Math.round(plain)} as plain HTML)` },
  atMost(`${what}, to plain HTML`, ratio, 1.25, "", 2),
];

/** A link to a route that a reader can point at: on the page, or in a menu that is opened for it. */
async function linkTo(page: Page, route: string): Promise<Locator | undefined> {
  const link = page.locator(`a[href="#${route}"]`).filter({ visible: true }).first();
  const buttons = await menuButtons(page).all();
  for (const button of [undefined, ...buttons]) {
    // oxlint-disable-next-line no-await-in-loop
    await button?.click();
    // oxlint-disable-next-line no-await-in-loop
    if ((await link.count()) > 0) return link;
  }
  return undefined;
}

interface Start {
  readonly browser: Browser;
  readonly page: Page;
  readonly route: string;
}

/** Points at a link and clicks it. `before` is done when all has come that pointing at it sets off. */
async function follow({ browser, page, route }: Start, before?: () => Promise<void>): Promise<number | undefined> {
  const link = await linkTo(page, route);
  if (!link) return undefined;
  await link.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(link);
  await page.mouse.move(x, y);
  await settle(page);
  await before?.();
  await page.evaluate(markChange, changeMark);
  const trace = await traced(browser, page, () => press(page));
  return trace.answer(changeMark);
}

/** From the click on a link that was pointed at to the paint of the page it leads to. */
export async function changes(
  browser: Browser,
  url: string,
  routes: readonly string[],
  runs: number,
): Promise<Figure[]> {
  const measured = await inRounds(routes, runs, async (route) => {
    const address = url + (route === "/" ? "customers/" : "");
    const { time, html, next } = await visit(browser, {}, async (page) => {
      await page.goto(address);
      await settle(page);
      await isReady(page);
      let start = "";
      const answer = await follow({ browser, page, route }, async () => {
        start = await saved(page);
      });
      await settle(page);
      return { time: answer, html: start, next: await savedContent(page, route) };
    });
    if (time === undefined) return [];
    const plain = await visitStill(browser, address, html, async (page) => {
      await page.evaluate(replaceMain, next);
      return follow({ browser, page, route });
    });
    return plain === undefined ? [] : [{ time, plain }];
  });
  return measured.flatMap(({ item: route, results }) => {
    const known = results.flat();
    if (known.length === 0) return [];
    const time = median(known.map((one) => one.time));
    const plain = median(known.map((one) => one.plain));
    return besidePlain(`to ${route}: page shown`, time, plain, 100, median(known.map((one) => one.time / one.plain)));
  });
}
