import type { Browser, Locator, Page } from "playwright";
import { atMost, eachInTurn, inRounds, median, type Figure } from "./figure.ts";
import { fileOf } from "./served.ts";
import { traced } from "./trace.ts";
import { isReady, settle, visit } from "./visits.ts";
import { changeMark, markChange } from "./watch.ts";

const menuButtons = (page: Page): Locator => page.locator("header nav button[data-mega]");

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

/** From the first click on an item of the menu to the paint of its panel: the slowest item of each page. */
export async function menus(browser: Browser, url: string, routes: readonly string[], runs: number): Promise<Figure[]> {
  const measured = await inRounds(routes, runs, (route) =>
    visit(browser, {}, async (page) => {
      await page.goto(url + fileOf(route));
      await settle(page);
      await isReady(page);
      return eachInTurn(await menuButtons(page).all(), async (button) => {
        const { x, y } = await middleOf(button);
        const trace = await traced(browser, page, async () => {
          await page.mouse.move(x, y);
          await press(page);
        });
        await page.keyboard.press("Escape");
        await page.mouse.move(700, 880);
        await pause(page);
        return trace.answer();
      });
    }),
  );
  return measured.map(({ item: route, results }) => {
    const items = results[0] ?? [];
    const slowest = Math.max(...items.map((_, place) => median(results.flatMap((all) => all.slice(place, place + 1)))));
    return atMost(`${route}: menu open`, slowest, 50, " ms");
  });
}

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

/** From the click on a link that was pointed at to the paint of the page it leads to. */
export async function changes(
  browser: Browser,
  url: string,
  routes: readonly string[],
  runs: number,
): Promise<Figure[]> {
  const measured = await inRounds(routes, runs, (route) =>
    visit(browser, {}, async (page) => {
      await page.goto(url + (route === "/" ? "customers/" : ""));
      await settle(page);
      await isReady(page);
      const link = await linkTo(page, route);
      if (!link) return [];
      await link.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(link);
      await page.mouse.move(x, y);
      await settle(page);
      await page.evaluate(markChange, changeMark);
      const trace = await traced(browser, page, () => press(page));
      return [trace.answer(changeMark)];
    }),
  );
  return measured.flatMap(({ item: route, results }) => {
    const known = results.flat();
    return known.length === 0 ? [] : [atMost(`to ${route}: page shown`, median(known), 100, " ms")];
  });
}
