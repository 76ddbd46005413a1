import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "playwright/test";
import { startServer, type RunningServer } from "../dev/start-server.ts";
import { test } from "./test.ts";

/* The problems over the page of the bakery, while its file is edited. */

const original = readFileSync("tests/sites/bakery/site.yaml", "utf8");
let folder = "";
let file = "";
let server: RunningServer;
let page: Page;

/** Mistakes: what stands in the file, and what is written in its place. */
const badge = ["badge: favorite\n", "badge: favorit\n"] as const;
const icon = ["icon: sprout\n", "icon: sprot\n"] as const;
const link = ["/visit/boxes, style", "/visit/boxs, style"] as const;
const vague = ["Nothing here is secret", "Nothing [here](/visit) is secret"] as const;

const save = (...mistakes: readonly (readonly [string, string])[]): void => {
  let text = original;
  for (const [right, wrong] of mistakes) {
    expect(text).toContain(right);
    text = text.replace(right, wrong);
  }
  writeFileSync(file, text);
};
const overlay = (): Locator => page.locator("lintel-problems");
/** What is said of each problem, in order. */
const told = (): Locator => overlay().locator("h3, .folded > summary");

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), "lintel-overlay-"));
  cpSync("tests/sites/bakery", folder, { recursive: true });
  file = join(folder, "site.yaml");
  server = await startServer(["start", file]);
  page = await browser.newPage();
});

test.afterAll(async () => {
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async () => {
  save(icon);
  await page.goto(server.address);
  await expect(told()).toHaveText([/sprot/]);
  save();
  await expect(told()).toHaveCount(0);
});

test("errors come before warnings, and of each what the last save brought comes first, in the terminal as well", async () => {
  save(link, vague);
  await expect(told()).toHaveText([/boxs/, /“here”/]);
  save(badge, link, icon, vague, ["A short list", "A [short](/visit) list [here](/visit)"]);
  await expect(told()).toHaveText([/favorit/, /sprot/, /boxs/, /“here”/, /:\d+:\d+ · “here”/]);
  const printed = (): string[] | null =>
    (server.output().split("no badge “favorit”").at(-1) ?? "").match(/“sprot”|“boxs”|“here” does/g);
  await expect.poll(printed).toEqual(["“sprot”", "“boxs”", "“here” does", "“here” does"]);
});
