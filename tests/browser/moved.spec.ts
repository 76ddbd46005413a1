import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { folderAddress, prefix } from "./served.ts";
import { test } from "./test.ts";
import { htmlProblems } from "../build/valid-html.ts";
import { build, listen } from "./built-site.ts";
import { staticServer } from "./static-server.mjs";
import { wrongsOf } from "./wrongs.ts";

/* Old addresses of pages and sections, on a site in a sub-folder: found by script, and without. Where addresses are paths, the site has some. */

let folder = "";
let address = "";
let server: ReturnType<typeof staticServer> | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ mode }) => {
  address = folderAddress(mode);
  folder = "test-results/paths";
  if (mode === "path") return;
  folder = mkdtempSync(join(tmpdir(), "lintel-moved-"));
  const file = join(folder, "site.yaml");
  cpSync("public", join(folder, "public"), { recursive: true });
  const site = readFileSync("site.yaml", "utf8")
    .replace(/ {2}- path: \/pricing\n/, "$&    movedFrom: [/price-list, /old/prices]\n")
    .replace(/( {8})anchor: sales\n/, "$&$1movedFrom: [/crm]\n")
    .replace(/( {8})anchor: plans\n(?= {8}from: plans\n)/, "$&$1movedFrom: [/pricing/offers, /price-list/tariffs]\n");
  writeFileSync(file, site);
  await build(file, join(folder, "dist"));
  const started = staticServer({ folder: join(folder, "dist"), prefix });
  server = started;
  address = `${await listen(started)}${prefix}`;
});

test.afterAll(() => {
  if (!server) return;
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ways = [
  ["price-list", "/pricing", "", "price"],
  ["old/prices", "/pricing", "", "price"],
  ["crm", "/products", "sales", "One suite"],
] as const;

for (const [old, now, id, heading] of ways)
  test(`${old} leads on as a file and as a hash route, and the address bar shows where`, async ({ page, to }) => {
    const wrongs = wrongsOf(page);
    for (const from of [`${old}/`, `#/${old}`]) {
      await page.goto("about:blank");
      await page.goto(`${address}${from}`);
      await page.locator("html[data-ready]").waitFor();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(page, from).toHaveURL(`${address}${to(now, id)}`);
      if (id === "") continue;
      await expect(page.locator("#sales")).toBeInViewport();
      await expect(page.locator("#sales")).toBeFocused();
    }
    expect(wrongs).toEqual([]);
  });

/** Addresses of files with a fragment: what a visitor without script copied, or a site whose addresses are paths showed. */
const places = [
  ["price-list/#plans", "plans", "a place of a page that moved"],
  ["price-list/#tariffs", "plans", "a place that was renamed, on a page that moved"],
  ["price-list/#price-list/tariffs", "plans", "the same, with its page in the name"],
  ["pricing/#offers", "plans", "a place that was renamed, on a page that stayed"],
  ["price-list/#nowhere", "", "no place, on a page that moved"],
  ["price-list/#%", "", "no place, and no text either"],
] as const;

for (const [old, id, words] of places)
  test(`${old} leads to ${words}`, async ({ page, to }) => {
    const wrongs = wrongsOf(page);
    await page.goto("about:blank");
    await page.goto(`${address}${old}`);
    await page.locator("html[data-ready]").waitFor();
    await expect(page).toHaveTitle(/^Pricing/);
    if (id !== "") {
      await expect(page).toHaveURL(`${address}${to("/pricing", id)}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
    } else expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    expect(page.url(), "no history entry of its own").toBe("about:blank");
    expect(wrongs).toEqual([]);
  });

test("a place that was renamed is found by a fragment while the site runs", async ({ page, to }) => {
  await page.goto(`${address}pricing/`);
  await page.locator("html[data-ready]").waitFor();
  const { hash } = new URL(to("/pricing", "offers"), address);
  await page.evaluate((fragment) => void (window.location.hash = fragment), hash);
  await expect(page).toHaveURL(`${address}${to("/pricing", "plans")}`);
  await expect(page.locator("#plans")).toBeInViewport();
});

test("an old address that is followed while the site runs adds no history entry of its own", async ({ page, to }) => {
  await page.goto(`${address}#/customers`);
  await page.locator("html[data-ready]").waitFor();
  await page.evaluate(() => void (window.location.hash = "#/price-list"));
  await expect(page).toHaveURL(`${address}${to("/pricing")}`);
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect(page).toHaveURL(`${address}${to("/customers")}`);
  await expect(page).toHaveTitle(/^Customers/);
});

test("the old page names the new address for search engines, and the sitemap leaves it out", () => {
  const html = readFileSync(join(folder, "dist/price-list/index.html"), "utf8");
  expect(htmlProblems(html)).toEqual([]);
  expect(html).toContain('<link rel="canonical" href="https://www.shreni.example/pricing/">');
  const script = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  expect(readFileSync(join(folder, "dist/_headers"), "utf8"), "its script is allowed").toContain(`'sha256-${hash}'`);
  expect(readFileSync(join(folder, "dist/sitemap.xml"), "utf8")).not.toContain("price-list");
  expect(existsSync(join(folder, "dist/pricing/index.html"))).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [old, now, id, heading] of ways)
    test(`${old} leads to ${now}`, async ({ page }) => {
      await page.goto(`${address}${old}/`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      if (id !== "") await expect(page.locator("#sales")).toBeInViewport();
      else expect(new URL(page.url()).pathname).toBe(`${prefix}${now.slice(1)}/`);
    });
});
