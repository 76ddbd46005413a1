import { expect } from "playwright/test";
import { paths } from "./pages.ts";
import { both, test } from "./test.ts";

for (const width of [1440, 390])
  test(`every top item of the menu leads to its page, ${width} px wide`, async ({ scriptless: page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("./");
    await expect(page.getByRole("button")).toHaveCount(0);
    const items = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
    const links = await items.evaluateAll((all) =>
      all.map((link) => [link.textContent ?? "", link.getAttribute("href")] as const),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const [name, href] of links) {
      // From page to page: each has the menu.
      await items.filter({ hasText: name }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(href ?? "", "http://site.example/").pathname);
      await expect(page.locator("h1")).toBeVisible();
    }
  });

test("an anchor of another page is reached by a plain link", both, async ({ scriptless: page }) => {
  await page.goto("./refundpolicy/");
  await page.locator("footer").getByRole("link", { name: "Programs" }).click();
  await expect(page).toHaveURL(/#programs$/);
  await expect(page.locator("#programs")).toBeInViewport();
});

test("the header covers no place that a link leads to, on a phone either", async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["./pricing/#plans", "./products/#analytics", "./refundpolicy/#exceptions"]) {
    await page.goto(address);
    const place = await page.locator(address.slice(address.indexOf("#"))).boundingBox();
    const header = await page.locator("header").first().boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(200);
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
  }
});

test("on a phone the list of sections sticks to the top in place of the header", async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./products/#analytics");
  const list = page.getByRole("navigation", { name: "On this page" });
  expect((await list.boundingBox())?.y).toBe(0);
  await test.step("it marks no section as current", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(list.getByRole("link", { name: "Sales" })).toBeVisible();
    await expect(list.locator("[aria-current]")).toHaveCount(0);
  });
  await test.step("no section waits for JavaScript to be laid out", async () => {
    const places = page.locator("main section");
    expect(await places.count()).toBeGreaterThan(10);
    for (const place of await places.all()) await expect(place).toHaveCSS("content-visibility", "visible");
  });
});

test("the not-found page offers nothing that needs JavaScript", async ({ scriptless: page }) => {
  await page.goto("./nowhere");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.getByText("/404")).toBeHidden();
  await expect(main.getByRole("button")).toHaveCount(0);
});

test("questions open, and the catalog shows everything", async ({ scriptless: page }) => {
  await page.goto("./pricing/");
  const closed = page
    .locator("details:not([open])")
    .filter({ has: page.locator("summary:visible") })
    .last();
  const summary = closed.locator("summary");
  const name = (await summary.textContent()) ?? "";
  await summary.click();
  await expect(page.locator("details[open]").filter({ hasText: name })).toHaveCount(1);
  await page.goto("./");
  await expect(page.locator("#programs article")).toHaveCount(5);
});

test("on a small screen all pages can be reached", async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("./");
  for (const path of paths.filter((one) => one !== "/"))
    await expect(page.locator(`a[href="${path.slice(1)}/"]:visible`).first()).toBeVisible();
});
