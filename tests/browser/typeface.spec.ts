import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { build, serveSite, type ServedSite } from "./built-site.ts";
import { test } from "./test.ts";
import { launchPrecise, watchShifts } from "./shifts.ts";

/* A site that names another typeface than the usual one. */

let served: ServedSite | undefined;
let folder = "";
let address = "";

test.beforeAll(async () => {
  const text = readFileSync("site.yaml", "utf8").replace(/^ {2}theme:.*$/m, "$&\n    font: source-serif-4");
  served = await serveSite(text, "public");
  ({ folder, address } = served);
});
test.afterAll(() => served?.end());

/** The font that the browser draws the letters of an element with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test("headings, texts, prices and buttons are drawn with it, from the file that is cut to the site", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) requested.push(request.url().slice(address.length));
  });
  await page.goto(`${address}pricing/`);
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ["h1", "main p", "main a", "header nav a"])
    for (const family of await drawnWith(page, selector)) expect(family).toMatch(/^Source Serif/);
  expect(requested.every((file) => /source-serif-4-latin(?:-ext)?-wght-normal-/.test(file))).toBe(true);
  expect(requested.length).toBeLessThanOrEqual(2);
  // Numbers stand below each other: all digits are as wide as the widest.
  const widths = await page.evaluate(() => {
    const sample = document.createElement("span");
    sample.style.cssText = "font-variant-numeric: tabular-nums lining-nums; position: absolute";
    document.body.append(sample);
    const found = ["1111", "0000", "4444"].map((digits) => {
      sample.textContent = digits;
      return sample.getBoundingClientRect().width;
    });
    sample.remove();
    return found;
  });
  expect(new Set(widths).size).toBe(1);
});

test("nothing moves while its pages load on a telephone", async () => {
  // Whether the font comes before the first paint depends on the machine; where letters have their widths, nothing moves either way.
  const browser = await launchPrecise();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.addInitScript(watchShifts);
    for (const path of ["", "pricing/", "products/"]) {
      await page.goto(address + path);
      await page.locator("html[data-ready]").waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate("window.seen.shift"), path).toBeLessThan(0.0005);
    }
  } finally {
    await browser.close();
  }
});

for (const width of [1440, 820, 390, 320])
  test(`no page is wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["", "pricing/", "resources/"]) {
      await page.goto(address + path);
      await page.evaluate(() => document.fonts.ready);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });

test("of a pair, headings and the name of the site have one typeface, and everything else the other", async ({
  page,
}) => {
  const text = readFileSync(join(folder, "site.yaml"), "utf8").replace(
    "font: source-serif-4",
    "font: { text: inter, heading: roboto-slab }",
  );
  const file = join(folder, "pair.yaml");
  writeFileSync(file, text);
  await build(file, join(folder, "dist/pair"));
  await page.goto(`${address}pair/pricing/`);
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ["h1", "main h2", "main h3", "header a span"])
    for (const family of await drawnWith(page, selector)) expect([selector, family]).toEqual([selector, "Roboto Slab"]);
  for (const selector of ["main p", "main a", "header nav a"])
    for (const family of await drawnWith(page, selector)) expect([selector, family]).toEqual([selector, "Inter"]);
});
