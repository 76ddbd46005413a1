import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright";
import { staticServer } from "../browser/static-server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [1440, 390];

/** Colors change at once, and all of a page is laid out. */
const still =
  "*, ::before, ::after { transition: none !important; animation: none !important } .deferred, .deferred-part { content-visibility: visible !important }";

/** @typedef {import("playwright").Page} Page */

/**
 * Makes a site of every starter, builds it, and opens all of its pages, in light and in dark.
 * @param {string} folder where the sites are made
 * @param {readonly string[]} starters
 * @param {(words: readonly string[], cwd: string) => string} lintel throws where the command fails
 * @returns {Promise<{ pages: number, faults: string[] }>} what the browser and axe say against the pages
 */
export async function openStarters(folder, starters, lintel) {
  const executablePath =
    process.env["CHROMIUM_PATH"] ??
    execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], { encoding: "utf8" }).trim();
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])],
  });
  const server = staticServer({ folder, quality: 1 });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  /** @type {Set<string>} */
  const faults = new Set();
  let pages = 0;
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    let place = "";
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) faults.add(`${place}: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.add(`${place}: ${error.message}`));
    for (const starter of starters) {
      const site = join(folder, starter);
      mkdirSync(site);
      lintel(["init", ".", "--yes", "--template", starter], site);
      lintel(["check", "--strict"], site);
      lintel(["build"], site);
      for (const path of pathsOf(site)) {
        pages += 1;
        place = `${starter}${path}`;
        await page.goto(`http://127.0.0.1:${port}/${starter}/dist${path}`);
        await page.locator("html[data-ready]").waitFor();
        for (const fault of await violations(page)) faults.add(`${place}: ${fault}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { pages, faults: [...faults] };
}

/** The paths of the pages of a built site, with a slash at the end. */
const pathsOf = (/** @type {string} */ site) =>
  [...readFileSync(join(site, "dist/sitemap.xml"), "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => (path.endsWith("/") ? path : `${path}/`),
  );

/** What axe finds at every width, in light and in dark. */
async function violations(/** @type {Page} */ page) {
  await page.evaluate(axe);
  await page.evaluate(
    `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(still)}); document.adoptedStyleSheets.push(sheet) }`,
  );
  const found = [];
  for (const width of widths)
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      /** @type {string[]} */
      const now = await page.evaluate(
        `axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ["violations"] }).then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " at " + target)))`,
      );
      if (await page.evaluate("document.documentElement.scrollWidth > innerWidth")) now.push("wider than the window");
      found.push(...now.map((fault) => `${width} ${colorScheme}: ${fault}`));
    }
  return found;
}
