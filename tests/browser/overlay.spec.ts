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

const button = (name: string | RegExp): Locator => overlay().getByRole("button", { name });
const panel = (): Locator => overlay().getByRole("alert");
/** Has the focus, and as browsers mark what the keyboard has reached. */
const press = (control: Locator): Promise<void> => control.press("Enter");

test("after a fix the focus goes on to the next problem, then to Undo, and after that to what was fixed", async () => {
  save(badge, link, icon);
  await press(button("Fix it: Write favorite"));
  await expect(told()).toHaveText([/sprot/, /boxs/]);
  await expect(overlay().getByText("What icon/unknown means")).toBeFocused();
  await press(button("Fix it: Write /visit/boxes"));
  await expect(button("Undo: Write /visit/boxes")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Fix it: Write /visit/boxes")).toBeFocused();
  await press(button("Undo: Write favorite"));
  await expect(button("Fix it: Write favorite")).toBeFocused();
  save(badge);
  await expect(told()).toHaveText([/favorit/]);
  await expect(button("Fix it: Write favorite")).toBeFocused();
  await page.keyboard.press("Enter");
  // The panel is gone.
  await expect(button("Undo: Write favorite")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Fix it: Write favorite")).toBeFocused();
});

test("a save keeps the focus on the same control, and what is unfolded stays so", async () => {
  save(badge, link);
  const explanation = overlay().getByText("What badge/unknown means");
  await press(explanation);
  await expect(overlay()).toContainText("All problems");
  save(badge, link, icon);
  await expect(told()).toHaveText([/sprot/, /favorit/, /boxs/]);
  await expect(explanation).toBeFocused();
  await expect(overlay()).toContainText("All problems");
  await button("Hide").focus();
  save(badge);
  await expect(told()).toHaveCount(1);
  await expect(button("Hide")).toBeFocused();
});

test("of two problems with the same words the focus stays on its own", async () => {
  const twice = ["Nothing here is secret", "Nothing [here](/visit) is secret, nor [here](/visit)"] as const;
  save(twice, badge);
  const second = overlay().getByText("What a11y/vague-link means").nth(1);
  await second.focus();
  save(twice, icon);
  await expect(told()).toHaveText([/sprot/, /“here”/, /“here”/]);
  await expect(second).toBeFocused();
});

test("a warning that is worked on stays unfolded", async () => {
  save(vague, badge);
  const explanation = overlay().getByText("What a11y/vague-link means");
  await explanation.focus();
  save(vague, link);
  await expect(told()).toHaveText([/boxs/, /“here”/]);
  await expect(explanation).toBeFocused();
  await expect(explanation).toBeVisible();
});

test("the focus goes into the panel that the pill opens, and back to the page with Escape, Hide or the last problem", async () => {
  const inPage = page.getByRole("link", { name: "See the Breads" });
  const pill = button(/1 warning$/);
  await inPage.focus();
  save(vague);
  await press(pill);
  await expect(panel()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(inPage).toBeFocused();
  await press(pill);
  await press(button("Hide"));
  await expect(inPage).toBeFocused();
  await press(pill);
  save();
  await expect(overlay().getByRole("button")).toHaveCount(0);
  await expect(inPage).toBeFocused();
});

test("the focus is never taken from the page", async () => {
  const inPage = page.getByRole("link", { name: "See the Breads" });
  await inPage.focus();
  save(badge, link);
  await expect(told()).toHaveCount(2);
  await expect(inPage).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel()).toHaveCount(0);
  await expect(inPage).toBeFocused();
  save();
  await expect(overlay().getByRole("button")).toHaveCount(0);
  await expect(inPage).toBeFocused();
});

test("all that can have the focus shows it in the same way", async () => {
  const ring = (control: Locator): Promise<string> => control.evaluate((one) => getComputedStyle(one).outline);
  save(vague);
  await press(button(/1 warning$/));
  const panelRing = await ring(panel());
  save(vague, badge);
  await expect(told()).toHaveCount(2);
  await button("Hide").focus();
  const hideRing = await ring(button("Hide"));
  expect(hideRing).toBe("rgb(255, 178, 36) solid 3px");
  const folded = overlay().locator(".folded > summary");
  await folded.focus();
  expect([panelRing, await ring(folded)]).toEqual([hideRing, hideRing]);
});
