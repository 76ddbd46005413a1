/** `npm run bench:visitor`: what a visitor of the built site waits for, beside what was promised. */
import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import { freePort } from "./free-port.ts";
import { say, tableOf } from "./table.ts";
import { changes, menus } from "./visitor/answers.ts";
import { calm } from "./visitor/calm.ts";
import type { Figure } from "./visitor/figure.ts";
import { readOptions, type Measurement } from "./visitor/options.ts";
import { paints } from "./visitor/paints.ts";
import { quality } from "./visitor/quality.ts";
import { routesOf, serveWithPlain } from "./visitor/served.ts";
import { growth, wire } from "./visitor/wire.ts";

const { routes: asked, runs, only } = readOptions(process.argv.slice(2));
const built = "dist";
const routes = asked.length > 0 ? asked : routesOf(built);

const port = await freePort();
const browser = await chromium.launch({
  executablePath: execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim(),
  args: [
    `--remote-debugging-port=${port}`,
    "--disable-background-networking",
    "--disable-gpu",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});
const served = await serveWithPlain(built, routesOf(built));
const { url } = served;

let missed = 0;
async function measure(name: Measurement, title: string, run: () => Promise<Figure[]>): Promise<void> {
  if (only.length > 0 && !only.includes(name)) return;
  say(`\n── ${title}`);
  const figures = await run();
  missed += figures.filter(({ met }) => !met).length;
  say(tableOf(figures.map(({ what, seen, goal, met }) => [what, seen, goal, met ? "✓" : "✗"])));
}

try {
  await measure("wire", "Bytes over the wire, start page, Brotli", () => wire(browser, url));
  await measure("growth", "The same, for generated sites", () => growth(browser));
  await measure("paints", `Paints on a telephone, ${runs * 3} pairs of runs`, () => paints(browser, url, runs * 3));
  await measure("calm", "While the page loads on a telephone: time of a processor 4 times slower", () =>
    calm(browser, url, routes, runs),
  );
  await measure("menus", "Menus, from the click to the paint of the panel: time of a processor 4 times slower", () =>
    menus(browser, url, routes, runs),
  );
  await measure("changes", "From the click on a link that was pointed at: time of a processor 4 times slower", () =>
    changes(browser, url, routes, runs),
  );
  await measure(
    "lighthouse",
    `Lighthouse for telephones, median of ${runs}: performance, accessibility, best practices, SEO`,
    () => quality(url, port, routes, runs, say),
  );
} finally {
  served.close();
  await browser.close();
}
say(missed === 0 ? "\nEvery goal is met." : `\n${missed} goals are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
