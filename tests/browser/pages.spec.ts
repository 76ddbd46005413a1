import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, type Page } from "playwright/test";

/** Every page that the built site has, from its own table of addresses. */
const addresses: { pages: Record<string, unknown>; planned: Record<string, unknown> } = JSON.parse(
  readFileSync("dist/addresses.json", "utf8"),
);
const pages = Object.keys(addresses.pages);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const widths = [1440, 820, 390];

/** Collects what goes wrong in the browser, from errors to warnings of React. */
function listen(page: Page): string[] {
  const wrongs: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrongs.push(message.text());
  });
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) wrongs.push(`${response.status()} ${response.url()}`);
  });
  return wrongs;
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`./#${path}`);
  await expect(page.locator("#root")).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: Violation[] = await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((result) => result.violations)',
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

for (const path of pages) {
  for (const width of widths) {
    test(`${path} at ${width} pixels has no error and no sideways scroll`, async ({ page }) => {
      const wrongs = listen(page);
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(page.locator("h1")).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(wrongs).toEqual([]);
    });
  }

  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      expect(await violations(page)).toEqual([]);
    });
  }
}
