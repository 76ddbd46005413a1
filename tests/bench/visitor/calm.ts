import type { Browser } from "playwright";
import { atMost, eachInTurn, median, type Figure } from "./figure.ts";
import { fileOf, plainFile } from "./served.ts";
import { traced } from "./trace.ts";
import { isReady, seenOn, settle, visit } from "./visits.ts";

interface Load {
  readonly shift: number;
  readonly longest: number;
  readonly longestOfScript: number;
}

/** How much a page moves while it loads on a telephone, and whether a task keeps an input waiting. */
export async function calm(browser: Browser, url: string, routes: readonly string[], runs: number): Promise<Figure[]> {
  const load = (path: string, hasScript: boolean): Promise<Load> =>
    visit(browser, { phone: true }, async (page) => {
      const { longest, longestOfScript } = await traced(browser, page, async () => {
        await page.goto(url + path);
        await settle(page);
      });
      if (hasScript) await isReady(page);
      const { shift } = await seenOn(page);
      return { shift, longest, longestOfScript };
    });
  const figures = await eachInTurn(routes, async (route) => {
    const loads = await eachInTurn(
      Array.from({ length: runs }, () => fileOf(route)),
      async (path) => ({ page: await load(path, true), plain: await load(path + plainFile, false) }),
    );
    const longest = median(loads.map(({ page }) => page.longest));
    const without = median(loads.map(({ plain }) => plain.longest));
    return [
      shiftOf(route, median(loads.map(({ page }) => page.shift))),
      atMost(`${route}: longest task of script`, median(loads.map(({ page }) => page.longestOfScript)), 50, " ms"),
      {
        ...atMost(`${route}: longest task`, longest, 50, " ms"),
        seen: `${Math.round(longest)} ms (${Math.round(without)} without script)`,
      },
    ];
  });
  return figures.flat();
}

/** What Lighthouse shows as 0 is none: labels that grow by a hair when the font arrives. */
const leastShift = 0.0005;

const shiftOf = (route: string, shift: number): Figure => ({
  what: `${route}: layout shift`,
  seen: shift.toFixed(4),
  goal: "0 (< 0.0005)",
  met: shift < leastShift,
});
