import type { Browser } from "playwright";
import { visitAlone } from "./alone.ts";
import { atMost, inRounds, median, type Figure } from "./figure.ts";
import { fileOf, plainFile } from "./served.ts";
import { isReady, seenOn, settle, visit } from "./visits.ts";

/** How much a page moves while it loads on a telephone, and whether a task keeps an input waiting. */
export async function calm(browser: Browser, url: string, routes: readonly string[], runs: number): Promise<Figure[]> {
  const measured = await inRounds(routes, runs, async (route) => ({
    shift: await shiftWhileLoading(browser, url + fileOf(route)),
    page: await visitAlone(browser, url + fileOf(route)),
    plain: await visitAlone(browser, url + fileOf(route) + plainFile),
  }));
  return measured.flatMap(({ item: route, results: loads }) => {
    if (!loads.every(({ page }) => page.hasApp)) throw new Error(`The script of ${route} did not start`);
    const longest = median(loads.map(({ page }) => page.longest));
    const without = median(loads.map(({ plain }) => plain.longest));
    return [
      shiftOf(route, median(loads.map(({ shift }) => shift))),
      atMost(`${route}: longest task of script`, median(loads.map(({ page }) => page.longestOfScript)), 50, " ms"),
      {
        ...atMost(`${route}: longest task`, longest, 50, " ms"),
        seen: `${Math.round(longest)} ms (${Math.round(without)} without script)`,
      },
    ];
  });
}

function shiftWhileLoading(browser: Browser, address: string): Promise<number> {
  return visit(browser, { phone: true }, async (page) => {
    await page.goto(address);
    await settle(page);
    await isReady(page);
    const { shift } = await seenOn(page);
    return shift;
  });
}

/** What Lighthouse shows as 0 is none: labels that grow by a hair when the font arrives. */
const leastShift = 0.0005;

const shiftOf = (route: string, shift: number): Figure => ({
  what: `${route}: layout shift`,
  seen: shift.toFixed(4),
  goal: "0 (< 0.0005)",
  met: shift < leastShift,
});
