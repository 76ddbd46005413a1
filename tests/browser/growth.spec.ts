import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, test, type Page } from "playwright/test";
import { generateSite } from "../bench/generate-site.ts";
import { staticServer } from "./static-server.mjs";

/** `npm run bench:visitor` asks the same of a thousand. */
const sizes = { small: 12, large: 100 };

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-growth-"));
  cpSync("public", join(folder, "public"), { recursive: true });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(routes: number): string {
  const site = join(folder, `site-${routes}.yaml`);
  const outDir = join(folder, `dist-${routes}`);
  writeFileSync(site, generateSite(routes));
  execFileSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "error"],
    { env: { ...process.env, SITE: site }, stdio: "pipe" },
  );
  return outDir;
}

interface Loaded {
  readonly scripts: readonly string[];
  /** Over the wire, packed as the server sends them. */
  readonly bytes: number;
}

/** What the start page of a built site loads until it is ready and quiet. */
async function load(page: Page, outDir: string): Promise<Loaded> {
  const server = staticServer({ folder: outDir }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const sizesOf: Promise<number>[] = [];
  const scripts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    sizesOf.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`http://127.0.0.1:${address.port}/`);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  const loaded = (await Promise.all(sizesOf)).reduce((sum, size) => sum + size, 0);
  page.removeAllListeners("requestfinished");
  server.close();
  return { scripts, bytes: loaded };
}

test("a site of many routes loads what a small one does", async ({ page }) => {
  test.setTimeout(240_000);
  const small = await load(page, build(sizes.small));
  const large = await load(page, build(sizes.large));
  expect(small.scripts.length).toBeGreaterThan(0);
  expect(large.scripts).toEqual(small.scripts);
  expect(large.bytes / small.bytes).toBeGreaterThan(0.98);
  expect(large.bytes / small.bytes).toBeLessThan(1.02);
});
