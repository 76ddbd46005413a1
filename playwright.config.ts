import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { folderAddress, ports, prefix, type Mode } from "./tests/browser/served.ts";

const isRoot = process.getuid?.() === 0;

// Sites that tests build in other folders share what takes long to make.
process.env["CACHE"] ??= resolve("node_modules/.cache/lintel");

/** Found once, also where it is named and may be missing; the workers inherit it. */
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  const { status, stdout } = spawnSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(1);
  process.env["CHROMIUM_PATH"] = stdout.trim();
}

const serve = (words: string): string => `node tests/browser/static-server.mjs dist ${words}`;

/** What the built site does in a browser. `npm run build` comes first. */
export default defineConfig<{ mode: Mode }>({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  // Tests wait now and then: one more of them than processors keeps those busy. Files stay whole, for what a worker keeps open.
  workers: cpus().length + 1,
  retries: 0,
  // Limits for what hangs: a loaded machine may be ten times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.root}/`,
    trace: "off",
    // A worker keeps its context and page, and Playwright resets them between tests. It saves a third of the processor time.
    // What it does not reset (offline, permissions, session storage) a test must put back itself.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: [
        // Nothing of the browser's own business: it may run where there is no network.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-gpu",
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
  projects: [
    { name: "hash", testIgnore: /(?:paths|menu-variants)\.spec/ },
    // What depends on addresses is tried where they are paths, too: whole files, and tests with a tag.
    {
      name: "path",
      grep: /(?:folder|menu-variants|moved|navigation|paths)\.spec|@addresses/,
      grepInvert: /@once/,
      use: { mode: "path", baseURL: `http://127.0.0.1:${ports.paths}/` },
    },
  ],
  webServer: [
    { command: serve(`${ports.root}`), url: `http://127.0.0.1:${ports.root}/` },
    { command: serve(`${ports.folder} ${prefix}`), url: folderAddress("hash") },
    {
      command: `node tests/browser/serve-paths.mjs ${ports.paths} ${ports.pathsFolder} ${prefix}`,
      url: folderAddress("path"),
    },
  ],
});
