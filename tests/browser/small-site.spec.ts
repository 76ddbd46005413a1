import { expect } from "playwright/test";
import { serveSite, type ServedSite } from "./built-site.ts";
import { test } from "./test.ts";

/* A site with little in it: no links for the line at the top, and nothing beside the words of its opening. */

const site = `version: 1
site: { name: Harbor, url: "https://harbor.example", language: en }
menus:
  main: [{ label: Home, href: / }]
  variants:
    reach:
      topBar: [{ label: hello@harbor.example, href: "mailto:hello@harbor.example", icon: mail }, { label: How to reach us, href: /reach, icon: map }]
      actions: [{ label: Start Free Trial, href: /reach, style: primary }]
routes:
  - path: /
    title: Home
    description: Boats for a day on the water, with or without somebody who knows the way.
    sections:
      - type: hero
        title: A day on the water
        intro: Boats for two and more, with or without somebody who knows the way.
        actions: [{ label: Ask us, href: "mailto:hello@harbor.example" }]
      - { type: faq, title: Questions, items: [{ question: When?, answer: Always. }, { question: Where?, answer: Here. }] }
  - path: /reach
    title: Reach us
    menus: reach
    description: The way to the harbor, on foot, by train and by boat, and when somebody is there.
    sections: [{ type: text, title: Reach us, body: Follow the water. }]
`;

let served: ServedSite | undefined;
let address = "";

test.beforeAll(async () => {
  served = await serveSite(site);
  ({ address } = served);
});
test.afterAll(() => served?.end());

test("the theme is chosen in the header, and no empty line stands above it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor();
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  const button = page.getByRole("banner").getByRole("button", { name: /^Color theme/ });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await button.click();
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  // Where the navigation is folded, the sheet has it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Color theme/ })).toBeVisible();
});

test("an opening without cards has its words in the middle of a wide window, and at the side of a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor();
  const parts = [page.locator("h1"), page.locator("main p").first(), page.getByRole("link", { name: "Ask us" })];
  for (const part of parts) {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const starts = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x));
  expect(new Set(starts).size).toBe(1);
});

test("the questions of a phone begin 40 px below their heading", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor();
  const [heading, question] = [page.locator("h2"), page.locator("details").first()];
  await question.scrollIntoViewIfNeeded();
  const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: 0 };
  expect(Math.abs(((await question.boundingBox())?.y ?? 0) - y - height - 40)).toBeLessThanOrEqual(3);
});

test("a mail address and a link beside it are not cut off in the top bar of the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${address}reach/`);
  await page.locator("html[data-ready]").waitFor();
  const words = page.getByRole("region", { name: "Contact and language" }).locator("li a span");
  await expect(words).toHaveText(["hello@harbor.example", "How to reach us"]);
  expect(await words.evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth))).toEqual([true, true]);
});

test("the primary button stays in the header of a phone where it fits, and pushes nothing out", async ({ page }) => {
  const button = page.getByRole("banner").getByRole("link", { name: "Start Free Trial" });
  for (const [width, fits] of [
    [320, false],
    [470, true],
    [820, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}reach/`);
    await page.locator("html[data-ready]").waitFor();
    expect(await button.isVisible(), `at ${width}`).toBe(fits);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await page.getByRole("banner").boundingBox())?.height).toBe(73);
  }
});
