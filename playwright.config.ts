import { execFileSync } from "node:child_process";
import { defineConfig } from "playwright/test";

const isRoot = process.getuid?.() === 0;

/** Found once; the workers inherit it. */
process.env["CHROMIUM_PATH"] ??= execFileSync(process.execPath, ["tests/browser/ensure-chromium.mjs"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
}).trim();

/** Others may test on the same machine at the same time. */
const port = Number(process.env["LINTEL_TEST_PORT"] ?? 43_170);
const ports = { root: port, folder: port + 1 };
const prefix = "/below/a/folder/";
const serve = (words: string): string => `node tests/browser/static-server.mjs dist ${words}`;

/** What the built site does in a browser. `npm run build` comes first. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  // Tests wait for the page more than they compute: more of them than processors keep those busy.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // Limits for what hangs: a loaded machine may be ten times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
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
  webServer: [
    { command: serve(`${ports.root}`), url: `http://127.0.0.1:${ports.root}/` },
    { command: serve(`${ports.folder} ${prefix}`), url: `http://127.0.0.1:${ports.folder}${prefix}` },
  ],
  projects: [
    {
      name: "site",
      testIgnore: ["live*.spec.ts", "folder*.spec.ts"],
      use: { baseURL: `http://127.0.0.1:${ports.root}/` },
    },
    {
      name: "sub-folder",
      testMatch: ["folder*.spec.ts"],
      use: { baseURL: `http://127.0.0.1:${ports.folder}${prefix}` },
    },
    // Starts development servers of its own, which make each file when it is first asked for.
    { name: "live", testMatch: ["live*.spec.ts"] },
  ],
});
