import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { startServer } from "../dev/start-server.ts";
import { test } from "./test.ts";
import { wrongsOf } from "./wrongs.ts";

/* What is true only where the address bar shows paths. */

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
};

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** In the page: the links that lead to a hash route. */
const routed = (): readonly string[] =>
  [...document.querySelectorAll("a")].map(({ href }) => href).filter((href) => href.includes("#/"));

test("no link leads to a hash route, and a copied address is that of a file", async ({ page, request }) => {
  await open(page, "./");
  expect(await page.evaluate(routed)).toEqual([]);
  await page.locator("footer").getByRole("link", { name: "Programs" }).click();
  await expect(page).toHaveURL("./#programs");
  await page.locator("footer").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page).toHaveURL("./refundpolicy/");
  await expect(page.locator("main h1")).toHaveText("Refund Policy");
  expect(await page.evaluate(routed)).toEqual([]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/refundpolicy\/$/);
  expect(await (await request.get(page.url())).text()).toContain("<title>Refund Policy");
});

test("what stands behind a question mark stays on the page that was opened with it", async ({ page }) => {
  await open(page, "./pricing/?from=mail#plans");
  await expect(page).toHaveURL("./pricing/?from=mail#plans");
  await expect(page.locator("#plans")).toBeInViewport();
  await page.locator("footer").getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("./customers/");
});

test("a place that is typed into the address bar is another entry, and back leads to where one was", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "./pricing/");
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => void (window.location.hash = "plans"));
  await expect(page.locator("#plans")).toBeFocused();
  await expect(page.locator("#plans")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("./pricing/");
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.goForward();
  await expect(page.locator("#plans")).toBeInViewport();
});

test("an address that has no file stays in the address bar, unless something answers to it", async ({ page }) => {
  await open(page, "./no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.locator("main")).toContainText("/no/such/page");
  await expect(page).toHaveURL("./no/such/page");
  await open(page, "./products/sales");
  await expect(page).toHaveURL("./products/#sales");
  await expect(page.locator("#sales")).toBeFocused();
});

test("a hash route of the page on screen becomes its address", async ({ page }) => {
  await open(page, "./pricing/");
  await page.evaluate(() => void (window.location.hash = "#/pricing"));
  await expect(page).toHaveURL("./pricing/");
  await page.evaluate(() => void (window.location.hash = "#/pricing/plans"));
  await expect(page).toHaveURL("./pricing/#plans");
  await expect(page.locator("#plans")).toBeFocused();
});

test("while the site is edited, pages have their addresses, and a save shows at once", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-paths-"));
  const file = join(folder, "site.yaml");
  const text = readFileSync("test-results/paths/site.yaml", "utf8");
  writeFileSync(file, text);
  cpSync("public", join(folder, "public"), { recursive: true });
  const server = await startServer(["start", file]);
  const wrongs = wrongsOf(page);
  try {
    await open(page, `${server.address}price-list/`);
    await expect(page).toHaveURL(`${server.address}pricing/`);
    writeFileSync(file, text.replace("title: Four plans", "title: Four good plans"));
    await expect(page.getByRole("heading", { name: "Four good plans" })).toBeAttached();
    await page.locator("footer").getByRole("link", { name: "Programs" }).click();
    await expect(page).toHaveURL(`${server.address}#programs`);
    // A reload keeps the place where the page is, also on its way.
    await expect(page.locator("#programs")).toBeInViewport();
    await page.reload();
    await expect(page.locator("#programs")).toBeInViewport();
    await page.locator("footer").getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL(`${server.address}customers/`);
    // Another choice is shown at once, too.
    writeFileSync(file, text.replace("addresses: path", "addresses: hash"));
    await expect(page).toHaveURL(`${server.address}#/customers`);
    await page.locator("footer").getByRole("link", { name: "Refund Policy" }).click();
    await expect(page).toHaveURL(`${server.address}#/refundpolicy`);
    expect(wrongs).toEqual([]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
