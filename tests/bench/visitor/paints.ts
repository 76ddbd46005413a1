import type { Browser } from "playwright";
import { eachInTurn, median, type Figure } from "./figure.ts";
import { plainFile } from "./served.ts";
import { isReady, seenOn, settle, visit } from "./visits.ts";

/** A page as visitors open it, the same without script, and how much later it may be painted. */
const pairs = [
  { opened: "", plain: plainFile, most: 1.05 },
  { opened: "#/pricing", plain: `pricing/${plainFile}`, most: 1.25 },
] as const;

/**
 * First and largest paint against the same page without any script: each run opens both, one right after the other and in
 * turns first, so that what else the machine does meets both.
 */
export async function paints(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const open = (path: string, hasScript: boolean): Promise<Record<"first" | "largest", number>> =>
    visit(browser, { phone: true, slower: 4 }, async (page) => {
      await page.goto(url + path);
      await settle(page);
      if (hasScript) await isReady(page);
      return seenOn(page);
    });
  const figures = await eachInTurn(pairs, async ({ opened, plain, most }) => {
    await open(plain, false);
    const measured = await eachInTurn(
      Array.from({ length: runs }, (_, run) => run),
      async (run) => {
        const before = run % 2 === 0 ? await open(plain, false) : undefined;
        const app = await open(opened, true);
        return { app, plain: before ?? (await open(plain, false)) };
      },
    );
    return (["first", "largest"] as const).map((paint): Figure => {
      const own = median(measured.map(({ app }) => app[paint]));
      const twin = median(measured.map((one) => one.plain[paint]));
      const ratio = median(measured.map((one) => one.app[paint] / one.plain[paint]));
      return {
        what: `/${opened}: ${paint} paint, to the page without script`,
        seen: `${ratio.toFixed(3)} (${Math.round(own)} to ${Math.round(twin)} ms)`,
        goal: `≤ ${most}`,
        met: ratio <= most,
      };
    });
  });
  return figures.flat();
}
