import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, type Locator, type Page } from "playwright/test";
import { startServer, type RunningServer } from "../dev/start-server.ts";
import { component, ownSite } from "../own-blocks/own-site.ts";
import { test } from "./test.ts";

/* A site with a section type of its own: its block is served by the bundler, the app is prebuilt. */

const { folder, file, block } = ownSite();
const schema = join(folder, "blocks/price-map/schema.json");
let server: RunningServer;
let page: Page;

test.describe.configure({ mode: "serial" });
test.beforeAll(async ({ browser }) => {
  server = await startServer(["start", file]);
  page = await browser.newPage();
  await page.goto(server.address);
});
test.afterAll(async () => {
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Saves a file as some editors do: it is empty for a while, longer than a watcher waits. */
async function save(path: string, text: string, emptyFor = 90): Promise<void> {
  const opened = openSync(path, "w");
  await delay(emptyFor);
  writeSync(opened, text);
  closeSync(opened);
}

test("the block runs with the React of the app, and so does a package in it", async () => {
  const button = page.getByRole("button", { name: /^clicked/ });
  await button.click();
  await expect(button).toHaveText("clicked 1");
  await expect(page.getByRole("listitem").filter({ hasText: "LANE: €4" }).locator("b")).toHaveText("LANE");
  await expect(page.locator("ul[data-columns]")).toHaveCSS("display", "grid");
});

test("an edit of the block shows at once, and its state is kept", async () => {
  await save(block, component.replace("clicked {count}", "clicked {count} times"));
  await expect(page.getByRole("button", { name: "clicked 1 times" })).toBeVisible();
});

test("a block that throws shows its error in its place, and goes on with the repair", async () => {
  await save(block, component.replace("return (", "if (section) throw new Error('on purpose');\n  return ("));
  await expect(page.getByRole("alert")).toContainText("The block of “price-map” has an error.");
  await expect(page.getByRole("alert")).toContainText("on purpose");
  await expect(page.getByRole("alert")).toContainText("blocks/price-map/PriceMap.tsx:8:22");
  await expect(page.getByRole("alert")).not.toContainText("react");
  await expect(page.getByRole("heading", { name: "Bread" })).toBeVisible();
  await save(block, component);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
});

test("a page that is opened while a block throws goes on with the repair too", async () => {
  await save(block, component.replace("return (", "if (section) throw new Error('on purpose');\n  return ("));
  await expect(page.getByRole("alert")).toContainText("on purpose");
  await page.goto(server.address);
  await expect(page.getByRole("alert")).toContainText("on purpose");
  await save(block, component);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
});

test("saves at any moment, slow ones too, load no page again", async () => {
  await page.evaluate(() => void (document.documentElement.dataset["before"] = ""));
  await page.getByRole("button", { name: /^clicked/ }).click();
  // What is wrong with a block is looked for some time after the save before: also while the file is empty.
  for (const pause of [60, 110, 160, 210, 260]) {
    await save(block, component.replace("clicked {count}", `clicked {count} after ${pause}`), 200);
    await delay(pause);
  }
  await expect(page.getByRole("button", { name: "clicked 1 after 260" })).toBeVisible();
  await save(block, component);
  await expect(page.getByRole("button", { name: "clicked 1", exact: true })).toBeVisible();
  await expect(page.locator("[data-before]")).toHaveCount(1);
});

test("a wrong export, a missing component and a broken schema are said over the page, and go with the repair", async () => {
  await save(block, component.replace("export function PriceMap", "export function PriceMaps"));
  await expect(page.getByRole("alert")).toContainText(
    "blocks/price-map/PriceMap.tsx exports no PriceMap, but PriceMaps. Write: export function PriceMap",
  );
  await save(block, component);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
  rmSync(block);
  await expect(page.locator("lintel-problems")).toContainText("blocks/price-map/PriceMap.tsx is missing");
  await save(block, component);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
  const sound = readFileSync(schema, "utf8");
  await save(schema, sound.replace('"array"', '"aray"'));
  await expect(page.locator("lintel-problems")).toContainText('Did you mean "array"?');
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
  await page.evaluate(() => void (document.documentElement.dataset["before"] = ""));
  await save(schema, sound);
  await expect(page.locator("lintel-problems")).not.toContainText("array");
  // A new schema loads the page again, which what comes next must not meet.
  await expect(page.locator("[data-before]")).toHaveCount(0);
});

/** The message over the page, whose heading names the file. */
const overlay = (): Locator => page.locator("lintel-problems");
const heading = (): Locator => overlay().getByRole("heading", { level: 2 });

test("a block that cannot be read is said over the page with its file and line, and its state is kept", async () => {
  const button = page.getByRole("button", { name: /^clicked/ });
  await button.click();
  await save(block, component.replace("const [count", "const [[count"));
  await expect(heading()).toHaveText("blocks/price-map/PriceMap.tsx: 1 error");
  await expect(overlay().getByRole("heading", { level: 3 })).toHaveText(/^Expected/);
  await expect(overlay().locator(".where")).toHaveText(/^blocks\/price-map\/PriceMap\.tsx:7:\d+ · error$/);
  await expect(overlay().locator("pre").first()).toContainText("const [[count, setCount]");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await expect(button).toHaveText("clicked 1");
  await save(block, component);
  await expect(overlay().getByRole("alert")).toHaveCount(0);
  await expect(button).toHaveText("clicked 1");
});

test("an import of what is not there is said over a page that is opened with it, and the repair shows the block", async () => {
  // The page that is open would load itself again, which ends another navigation.
  await page.goto("about:blank");
  await save(block, component.replace("./PriceMap.module.css", "./PriceMap.modul.css"));
  await page.goto(server.address);
  await expect(heading()).toHaveText("blocks/price-map/PriceMap.tsx: 1 error");
  await expect(overlay().getByRole("heading", { level: 3 })).toHaveText(
    "There is no file ./PriceMap.modul.css beside it. Did you mean PriceMap.module.css?",
  );
  await expect(overlay().locator(".where")).toHaveText("blocks/price-map/PriceMap.tsx:4:20 · error");
  await expect(page.getByRole("heading", { name: "Bread" })).toBeVisible();
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await save(block, component);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
  await expect(overlay().getByRole("alert")).toHaveCount(0);
});

test("a mistake in a file that a block imports is said as well, beside one of the site file", async () => {
  const helper = join(folder, "blocks/price-map/shown.ts");
  const text = readFileSync(file, "utf8");
  await save(helper, "export const shown = (;\n");
  await save(block, `import { shown } from "./shown";\nvoid shown;\n${component}`);
  await expect(heading()).toHaveText("blocks/price-map/shown.ts: 1 error");
  await save(file, text.replace("title: Bread", "titel: Bread"));
  await expect(heading()).toHaveText(/site\.yaml: 1 error; blocks\/price-map\/shown\.ts: 1 error$/);
  await save(file, text.replace("With **butter**", "With butter ([here](/))"));
  await expect(overlay().locator(".where")).toHaveText([
    /^blocks.* · error$/,
    /site\.yaml.* · warning/,
    /site\.yaml.* · info/,
  ]);
  await save(file, text);
  // The import goes, not the mistake.
  await save(block, component);
  await expect(overlay().getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^clicked/ })).toBeVisible();
});

test("the gallery shows its examples", async () => {
  await page.goto(`${server.address}gallery.html#/price-map`);
  await expect(page.getByRole("listitem").filter({ hasText: "HERE" })).toBeVisible();
});
