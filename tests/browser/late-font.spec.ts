import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Browser, type Page } from "playwright/test";
import { families } from "../../schema/site/theme/families.ts";
import { build, listen } from "./built-site.ts";
import { staticServer } from "./static-server.mjs";
import { test } from "./test.ts";
import { launchPrecise, watchShifts } from "./shifts.ts";

/* Files of fonts come late: the page is read in a font of the device, and moves little when they come. */

let browser: Browser | undefined;
const folder = mkdtempSync(join(tmpdir(), "lintel-late-font-"));
let server: ReturnType<typeof staticServer> | undefined;
let address = "";

test.beforeAll(async () => {
  browser = await launchPrecise();
  cpSync("public", join(folder, "public"), { recursive: true });
  const started = staticServer({ folder, quality: 1 });
  server = started;
  address = `${await listen(started)}/`;
});
test.afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** @param font the value of `site.theme.font` */
function buildWith(font: string, name: string): Promise<void> {
  const text = readFileSync("site.yaml", "utf8").replace(/^ {2}theme:.*$/m, `$&\n    font: ${font}`);
  writeFileSync(join(folder, "site.yaml"), text);
  return build(join(folder, "site.yaml"), join(folder, name));
}

/** Two frames are drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How much of a page moves when its fonts come, after it was drawn without them. */
async function shiftOf(page: Page, url: string): Promise<unknown> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  let held = 0;
  await page.route("**/*.woff2", async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await expect.poll(() => held).toBeGreaterThan(0);
  await drawn(page);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  await page.unroute("**/*.woff2");
  return page.evaluate("window.seen.shift");
}

// Telephones and tablets in turns, for the sake of time.
const fonts = [
  ...[...families.keys()].map((font) => [font, font] as const),
  ["source-serif-4 and jost", "{ text: source-serif-4, heading: jost }"] as const,
];
for (const [index, [name, font]] of fonts.entries())
  test(`next to nothing moves when the files of ${name} come late`, async () => {
    await buildWith(font, `site-${index}`);
    const page = await browser?.newPage({ viewport: { width: index % 2 === 0 ? 412 : 820, height: 900 } });
    if (!page) throw new Error("There is no browser");
    await page.addInitScript(watchShifts);
    const shifts: number[] = [];
    for (const path of ["", "pricing/", "resources/"])
      shifts.push(Number(await shiftOf(page, `${address}site-${index}/${path}`)));
    await page.close();
    // A text that fills its line to the last pixel breaks elsewhere in any other font: that is the exception.
    const average = shifts.reduce((sum, one) => sum + one, 0) / shifts.length;
    expect(average, shifts.join(" ")).toBeLessThan(0.01);
  });
