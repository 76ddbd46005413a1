import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { ports } from "./served.ts";
import { test } from "./test.ts";

/* A site of its own to edit, with a development server. One document sees all edits: none of them may load it again. */

let folder = "";
let file = "";
let original = "";
let address = "";
let server: ChildProcess | undefined;
let page: Page;

const replace = (from: string | RegExp, to: string): void => {
  const changed = original.replace(from, to);
  expect(changed).not.toBe(original);
  writeFileSync(file, changed);
};

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), "lintel-live-"));
  file = join(folder, "site.yaml");
  original = readFileSync("site.yaml", "utf8");
  writeFileSync(file, original);
  cpSync("public", join(folder, "public"), { recursive: true });
  server = spawn(process.execPath, ["build/lintel.js", "start", file, "--port", String(ports.live)], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  address = await new Promise<string>((found, failed) => {
    let output = "";
    server?.stdout?.on("data", (data: Buffer) => {
      output += data.toString();
      const url = /Local:\s+(\S+)/.exec(output)?.[1];
      if (url) found(url);
    });
    server?.on("exit", () => failed(new Error(output)));
  });
  page = await browser.newPage();
  await page.goto(`${address}#/pricing`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
});

test.afterAll(async () => {
  await page.close();
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

// A save with a mistake and one without: the overlay is gone only after the check of what was saved last.
test.beforeEach(async () => {
  const overlay = page.locator("lintel-problems");
  await page.evaluate(() => void (window.location.hash = "#/pricing"));
  replace("type: plans", "type: between-tests");
  await expect(overlay).toContainText("between-tests");
  writeFileSync(file, original);
  await expect(overlay.locator("section")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Four plans", exact: true })).toBeAttached();
});

test.afterEach(async () => {
  await expect(page.locator("html[data-kept]"), "the document was never loaded again").toHaveCount(1);
  page.removeAllListeners();
  await page.unrouteAll();
  // Escape would hide the problems, and they stay hidden until there are none.
  writeFileSync(file, original);
  await expect(page.locator("lintel-problems").locator("section")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
});

test("the printed address answers whoever asks, not browsers alone", async ({ request }) => {
  const answer = await request.get(address, { headers: { Accept: "*/*" } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
});

test("a save shows at once, with scroll and open menu kept", async () => {
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Products" });
  await button.click();
  replace("title: Four plans", "title: Four good plans");
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a page that was made ready before a save is shown as the save has it", async () => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Customers" }).hover();
  await expect(page.locator(".preloaded h1")).toBeAttached();
  writeFileSync(
    file,
    original
      .replace("title: Four plans", "title: Four good plans")
      .replace("title: Results first, then the story", "title: Results last"),
  );
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: "Results last" })).toBeVisible();
});

test("a visitor who goes to another page while a save arrives stays there", async () => {
  const held: (() => Promise<void>)[] = [];
  await page.route(/resources\/page\.json/, (route) => void held.push(() => route.continue()));
  await page.evaluate(() => void (window.location.hash = "#/resources"));
  await expect.poll(() => held.length).toBe(1);
  replace("title: Four plans", "title: Four good plans");
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  await Promise.all(held.map((release) => release()));
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn it, then move to it");
});

test("an answer that was given before a save does not replace what the save brought", async () => {
  const held: (() => Promise<void>)[] = [];
  await page.route(/solutions\/page\.json/, async (route) => {
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  await page.evaluate(() => void (window.location.hash = "#/solutions"));
  await expect.poll(() => held.length).toBe(1);
  writeFileSync(
    file,
    original
      .replace("title: Four plans", "title: Four good plans")
      .replace("title: Start from the problem, not the module", "title: Start from the problem"),
  );
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  await Promise.all(held.map((release) => release()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Start from the problem");
});

test("a save brings the open page along: nothing is requested", async () => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  replace("title: Four plans", "title: Four good plans");
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  expect(requested.filter((url) => url.includes(".json"))).toEqual([]);
});

test("a save that only a rule finds wrong is replaced by the last good page", async () => {
  writeFileSync(
    file,
    original.replace("title: Four plans", "title: Four bad plans").replace("href: /refundpolicy", "href: /nowhere"),
  );
  await expect(page.locator("lintel-problems")).toContainText("/nowhere");
  await expect(page.getByRole("heading", { name: "Four plans" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "Four bad plans" })).toHaveCount(0);
});

test("a file that is emptied before it is written again leaves the page alone", async () => {
  writeFileSync(file, "");
  await page.waitForTimeout(60);
  writeFileSync(file, original.replace("title: Four plans", "title: Four good plans"));
  await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
  await expect(page.locator("lintel-problems section")).toHaveCount(0);
});

test("a price is one edit, seen wherever it is named", async () => {
  replace(/price: 2999/, "price: 2499");
  await page.evaluate(() => void (window.location.hash = "#/refundpolicy"));
  await expect(page.getByRole("table").first()).toContainText("₹2,499");
  await page.evaluate(() => void (window.location.hash = "#/programs"));
  await expect(page.locator("main")).toContainText("Save ₹1,500");
});

test("a broken save shows the problem over the last good page and goes away with the repair", async () => {
  const overlay = page.locator("lintel-problems");
  replace("type: plans", "type: plnas");
  await expect(overlay).toContainText("plnas");
  await expect(overlay).toContainText(/site\.yaml:\d+:\d+/);
  await overlay.getByText("What shape/unknown-type means").click();
  await expect(overlay).toContainText("All problems");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  writeFileSync(file, original);
  await expect(overlay.locator("section")).toHaveCount(0);
});

test("Escape hides the problems, and the keyboard finds them again", async () => {
  const overlay = page.locator("lintel-problems");
  replace("type: plans", "type: plnas");
  await overlay.getByRole("button", { name: "Hide" }).focus();
  await page.keyboard.press("Escape");
  await expect(overlay.locator("section")).toHaveCount(0);
  await expect(overlay.getByRole("button", { name: /1 error/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(overlay.locator("section")).toBeVisible();
});

test("a fix is applied from the overlay, and taken back", async () => {
  const overlay = page.locator("lintel-problems");
  replace("type: plans", "type: plnas");
  await overlay.getByRole("button", { name: "Hide" }).click();
  await expect(overlay.locator("section")).toHaveCount(0);
  await overlay.getByRole("button", { name: /1 error/ }).click();
  const broken = readFileSync(file, "utf8");
  await overlay.getByRole("button", { name: /^Fix it: .*plans/ }).click();
  await expect.poll(() => readFileSync(file, "utf8")).toBe(original);
  await expect(overlay.locator("section")).toHaveCount(0);
  await overlay.getByRole("button", { name: /^Undo: / }).click();
  await expect.poll(() => readFileSync(file, "utf8")).toBe(broken);
  await expect(overlay.getByRole("button", { name: /^Fix it: / })).toBeVisible();
  await expect(overlay.getByRole("button", { name: /^Undo: / })).toHaveCount(0);
});

test("no page of another site and no odd request changes the file", async ({ request }) => {
  const before = readFileSync(file, "utf8");
  const url = new URL("/@lintel/fix", address);
  const data = { undo: true };
  for (const origin of ["https://example.com", "http://localhost:1", "null", ""])
    expect((await request.post(url.href, { data, headers: { origin } })).status()).toBe(403);
  // A name of another site that leads to this computer.
  const rebound = { origin: `http://example.com:${url.port}`, host: `example.com:${url.port}` };
  expect((await request.post(url.href, { data, headers: rebound })).status()).toBe(403);
  const own = { origin: url.origin };
  expect((await request.get(url.href, { headers: own })).status()).toBe(403);
  expect((await request.post(url.href, { data: "x".repeat(5000), headers: own })).status()).toBe(403);
  const stale = await request.post(url.href, { data: { version: -1, problem: 0, fix: 0 }, headers: own });
  expect(await stale.json()).toEqual({ refused: "The file has changed meanwhile. Look at what is reported now." });
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("the colors of the theme change in place", async () => {
  replace('action: "#09575e"', 'action: "#7a1f5c"');
  const color = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--action"));
  await expect.poll(color).toContain("7a1f5c");
});

test("a bare page has neither header nor footer, and the next page has both again", async () => {
  replace(/(path: \/pricing\n)/, "$1    layout: bare\n");
  await page.evaluate(() => void (window.location.hash = "#/pricing"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.evaluate(() => void (window.location.hash = "#/solutions"));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
});

test("a page whose route is removed becomes the not-found page, and comes back", async () => {
  replace(/ {2}- path: \/pricing\n/, "  - path: /prices\n    movedFrom: [/old-prices]\n");
  // Links still name /pricing, so the check keeps the last good site.
  await expect(page.locator("lintel-problems")).toContainText("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a typeface that is chosen shows at once, and the usual one when it is taken back", async () => {
  const families = (): Promise<string[]> =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
  const fontOf = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  replace(/^ {2}theme:.*$/m, "$&\n    font: space-grotesk");
  await expect.poll(fontOf).toMatch(/^"Space Grotesk"/);
  await expect.poll(families).toContain("Space Grotesk");
  writeFileSync(file, original);
  await expect.poll(fontOf).toMatch(/^"Anek Latin Variable"/);
});
