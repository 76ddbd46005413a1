import { expect, type Page } from "playwright/test";
import { paths } from "./pages.ts";
import { folderAddress } from "./served.ts";
import { once, test } from "./test.ts";
import { wrongsOf } from "./wrongs.ts";

/* The site below a folder of its host, loaded anew by each kind of address, with all that it asks for. */

/** Looks at each picture of the page, which is fetched then. */
async function expectPictures(page: Page): Promise<void> {
  const lost = await page.evaluate(async () => {
    const found: string[] = [];
    for (const picture of document.querySelectorAll<HTMLImageElement>("main img")) {
      picture.scrollIntoView({ block: "center", behavior: "instant" });
      await picture.decode().catch(() => undefined);
      if (picture.naturalWidth === 0) found.push(picture.currentSrc);
    }
    return found;
  });
  expect(lost).toEqual([]);
}

for (const [from, [path, id = ""], heading] of [
  ["", ["/"], "Teach your team"],
  ["#/pricing", ["/pricing"], "price"],
  ["pricing/", ["/pricing"], "price"],
  ["pricing/#plans", ["/pricing", "plans"], "price"],
  ["#/products/sales", ["/products", "sales"], "One suite"],
  ["products/#sales", ["/products", "sales"], "One suite"],
  ["products/#products/ai", ["/products", "products/ai"], "One suite"],
  ["products/#/solutions/support", ["/solutions", "support"], "Start from the problem"],
  ["signin/", ["/signin"], "Sign in"],
  ["#/signin", ["/signin"], "Sign in"],
] as const)
  test(`“${from}” works from a sub-folder, without errors`, async ({ page, mode, to }) => {
    const wrongs = wrongsOf(page);
    await page.goto(`${folderAddress(mode)}${from}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page).toHaveURL(`${folderAddress(mode)}${to(path, id).replace("./", "")}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(page.locator("h1")).toBeVisible();
    if (id !== "") await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expectPictures(page);
    expect(wrongs).toEqual([]);
  });

for (const [from, shown] of [
  ["pricing/#main", { hash: "#/pricing", path: "pricing/#main" }],
  ["pricing/#no-such-place", { hash: "#/pricing", path: "pricing/#no-such-place" }],
] as const)
  test(`“${from}” leaves a visitor on the page`, async ({ page, mode }) => {
    await page.goto(`${folderAddress(mode)}${from}`);
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await expect(page).toHaveURL(`${folderAddress(mode)}${shown[mode]}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("price");
  });

test("an address that nothing answers to shows the not-found page from a sub-folder", async ({ page, mode }) => {
  const wrongs = wrongsOf(page);
  await page.goto(`${folderAddress(mode)}#/no/such/page`);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.locator("main")).toContainText("/no/such/page");
  expect(wrongs).toEqual([]);
});

test("every page and every picture is found from a sub-folder, without errors", once, async ({ page, mode }) => {
  const wrongs = wrongsOf(page);
  const title = new Map<string, string>();
  for (const path of paths) {
    await page.goto(`${folderAddress(mode)}${path === "/" ? "" : `${path.slice(1)}/`}`, {
      waitUntil: "domcontentloaded",
    });
    title.set(path, await page.title());
  }
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  for (const path of paths) {
    await page.evaluate((hash) => void (window.location.hash = hash), path);
    await expect(page).toHaveTitle(title.get(path) ?? "");
    await expect(page.locator("h1")).toHaveCount(1);
    await expectPictures(page);
  }
  expect(wrongs).toEqual([]);
});
