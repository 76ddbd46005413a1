import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page, Request } from "playwright";
import { generateSite } from "../generate-site.ts";
import { atMost, type Figure } from "./figure.ts";
import { serve } from "./served.ts";
import { isReady, settle, visit } from "./visits.ts";

interface Loaded {
  readonly path: string;
  /** `script`, `stylesheet`, `font`, … */
  readonly type: string;
  /** Over the wire, packed as the server sends them. */
  readonly bytes: number;
}

/** Collects what a page loads, from now on. */
export function loadsOf(page: Page): () => Promise<Loaded[]> {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  const read = async (request: Request): Promise<Loaded> => ({
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  });
  // Read when they are wanted: what ends while the page is closed has no sizes any more.
  return () => Promise.all(finished.map(read));
}

export const bytesOf = (loads: readonly Loaded[], ...types: readonly string[]): number =>
  loads.reduce((sum, { type, bytes }) => sum + (types.length === 0 || types.includes(type) ? bytes : 0), 0);

/** What the start page loads until it is idle and untouched, and what it loads then. */
export async function wire(browser: Browser, url: string): Promise<Figure[]> {
  return visit(browser, {}, async (page) => {
    const loads = loadsOf(page);
    // The page is idle when the benchmark says so.
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        Object.assign(window, { beIdle: callback });
        return 0;
      };
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const before = await loads();
    await page.evaluate("window.beIdle()");
    await settle(page);
    await isReady(page);
    const after = await loads();
    const other = bytesOf(before) - bytesOf(before, "document", "stylesheet");
    return [
      atMost("HTML and CSS until idle", bytesOf(before, "document", "stylesheet") / 1000, 30, " kB", 1),
      atMost("Script files until idle", bytesOf(before, "script") / 1000, 0, " kB", 1),
      atMost("Script for everything but the search", bytesOf(after, "script") / 1000, 80.5, " kB", 1),
      { what: "Fonts, pictures and icons until idle", seen: `${(other / 1000).toFixed(1)} kB`, goal: "", met: true },
      {
        what: "Data once the script runs",
        seen: `${(bytesOf(after, "fetch") / 1000).toFixed(1)} kB`,
        goal: "",
        met: true,
      },
    ];
  });
}

/** A generated site of many routes against one of few: what their start pages load. */
export async function growth(browser: Browser): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-growth-"));
  cpSync("public", join(folder, "public"), { recursive: true });
  try {
    const small = await loadsOfSite(browser, folder, 12);
    const large = await loadsOfSite(browser, folder, 1000);
    const scripts = (loads: readonly Loaded[]): string =>
      loads
        .filter(({ type }) => type === "script")
        .map(({ path }) => path)
        .join(" ");
    const ratio = bytesOf(large) / bytesOf(small);
    const same = scripts(large) === scripts(small);
    return [
      { what: "Scripts of 1000 routes and of 12", seen: same ? "the same" : "others", goal: "the same", met: same },
      {
        what: "Bytes of the start page of 1000 routes, to that of 12",
        seen: ratio.toFixed(4),
        goal: "0.98 to 1.02",
        met: Math.abs(ratio - 1) <= 0.02,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a generated site and opens its start page. */
export async function loadsOfSite(browser: Browser, folder: string, routes: number): Promise<Loaded[]> {
  const site = join(folder, `site-${routes}.yaml`);
  const outDir = join(folder, `dist-${routes}`);
  writeFileSync(site, generateSite(routes));
  execFileSync(process.execPath, ["renderer/build/lintel.mjs", "build", site, "--out", outDir], { stdio: "pipe" });
  const served = await serve(outDir);
  try {
    return await visit(browser, {}, async (page) => {
      const loads = loadsOf(page);
      await page.goto(served.url);
      await settle(page);
      await isReady(page);
      return loads();
    });
  } finally {
    served.close();
  }
}
