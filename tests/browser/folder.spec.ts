import { readFileSync } from "node:fs";
import { expect } from "playwright/test";
import { folderAddress } from "./served.ts";
import { test } from "./test.ts";
import { wrongsOf } from "./wrongs.ts";

/* The site below a folder of its host: each page by its two addresses, loaded anew, with all that it asks for. */

const addresses: { pages: Record<string, unknown> } = JSON.parse(readFileSync("dist/addresses.json", "utf8"));

for (const path of Object.keys(addresses.pages))
  test(`${path} works from a sub-folder, as a file and as a hash route, without errors`, async ({ page }) => {
    const wrongs = wrongsOf(page);
    await page.goto(`${folderAddress}${path === "/" ? "" : `${path.slice(1)}/`}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/below/a/folder/#${path}$`));
    const title = await page.title();
    await page.goto("about:blank");
    await page.goto(`${folderAddress}#${path}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    expect(await page.title()).toBe(title);
    await expect(page.locator("h1")).toHaveCount(1);
    for (const picture of await page.locator("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(wrongs).toEqual([]);
  });

for (const [from, to, heading] of [
  ["#/products/sales", "/products/sales", "One suite"],
  ["products/#sales", "/products/sales", "One suite"],
  ["signin/", "/signin", "Sign in"],
  ["#/signin", "/signin", "Sign in"],
  ["#/no/such/page", "/no/such/page", "This page is not here"],
] as const)
  test(`${from} works from a sub-folder, without errors`, async ({ page }) => {
    const wrongs = wrongsOf(page);
    await page.goto(`${folderAddress}${from}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/below/a/folder/#${to}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    if (to.endsWith("sales")) await expect(page.locator("#sales")).toBeInViewport();
    expect(wrongs).toEqual([]);
  });
