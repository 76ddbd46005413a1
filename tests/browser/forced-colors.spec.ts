import { expect, type Locator, type Page } from "playwright/test";
import { show, test } from "./test.ts";

/* What is left where the visitor's system decides all colors: borders, outlines, and lines that carry a meaning. */

test.use({ viewport: { width: 1440, height: 900 } });

const force = (page: Page, colorScheme: "light" | "dark" = "dark"): Promise<void> =>
  page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });

/** The width of the visible edge around an element: its border or its outline. */
const edge = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { borderInlineStartWidth, borderInlineStartStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    return Math.max(
      borderInlineStartStyle === "none" ? 0 : Number.parseFloat(borderInlineStartWidth),
      outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
    );
  });

const outline = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).outlineStyle);

test("icons take the colors of the system, whatever theme was chosen", async ({ site: page }) => {
  await force(page);
  await page.getByRole("button", { name: /^Color theme/ }).click();
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  for (const path of ["/", "/pricing", "/solutions"]) {
    await show(page, path);
    const strange = await page.evaluate(() => {
      const colorOf = (name: string): string => {
        const probe = document.createElement("i");
        probe.style.color = name;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const known = ["CanvasText", "LinkText", "ButtonText", "Highlight", "GrayText"].map(colorOf);
      return [...document.querySelectorAll("svg:has(use)")]
        .map(
          (icon) => `${getComputedStyle(icon).color} ${icon.querySelector("use")?.getAttribute("href")?.split("#")[1]}`,
        )
        .filter((color) => !known.some((one) => color.startsWith(one)));
    });
    expect(strange, path).toEqual([]);
  }
});

test("panels and dialogs have a border", async ({ site: page }) => {
  await force(page);
  await page.getByRole("button", { name: "Products", exact: true }).click();
  expect(
    await edge(page.getByRole("list", { name: "Categories" }).locator("xpath=ancestor::*[@id][1]")),
  ).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Color theme/ }).click();
  expect(await edge(page.getByRole("group", { name: "Color theme" }).locator(".."))).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("combobox").fill("refund");
  await search.getByRole("option").first().waitFor();
  expect(await edge(search.locator("> div"))).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 820, height: 900 });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await edge(page.getByRole("dialog", { name: "Menu" }))).toBeGreaterThan(0);
});

test("a selected item has an outline", async ({ site: page }) => {
  await force(page);
  await page.getByRole("button", { name: "Expert", exact: true }).click();
  expect(await outline(page.getByRole("button", { name: "Expert", exact: true }))).toBe("solid");
  expect(await outline(page.getByRole("button", { name: "Research", exact: true }))).toBe("none");
  await page.getByRole("button", { name: "Solutions", exact: true }).click();
  const categories = page.getByRole("list", { name: "Categories" }).getByRole("button");
  expect(await outline(categories.first())).toBe("solid");
  expect(await outline(categories.nth(1))).toBe("none");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  expect(await outline(page.getByRole("option", { selected: true }))).toBe("solid");
  expect(await outline(page.getByRole("option").last())).toBe("none");
});

test("marked words of the search are readable in dark and light", async ({ site: page }) => {
  for (const colorScheme of ["dark", "light"] as const) {
    await force(page, colorScheme);
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("gst");
    const mark = page.getByRole("option").first().locator("mark").first();
    await mark.waitFor();
    const colors = await mark.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.parentElement ?? element).color,
    ]);
    expect(colors[0]).toBe(colors[1]);
    await page.keyboard.press("Escape");
  }
});

test("the field of the search shows that it has the focus", async ({ site: page }) => {
  await force(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox").locator("..");
  expect(await outline(field)).toBe("solid");
  await page.keyboard.press("Tab");
  expect(await outline(field)).toBe("none");
});

test("buttons and cards keep a border, and decorative lines keep their color", async ({ site: page }) => {
  await force(page);
  const things = await page.locator("main article:visible, main a[class]:text-is('Start Free Trial')").all();
  expect(things.length).toBeGreaterThan(5);
  for (const thing of things) expect(await edge(thing), (await thing.textContent()) ?? "").toBeGreaterThan(0);
  const line = await page
    .locator("main > div > section")
    .first()
    .evaluate((hero) => getComputedStyle(hero, "::before").backgroundColor);
  expect(line).toBe("rgb(255, 178, 36)");
});

test("steps and choices in a hero’s fragments have a border, and a completed step looks different from an open one", async ({
  site: page,
}) => {
  await force(page);
  const card = page.locator("main section").first();
  const steps = card.locator("i");
  expect(await edge(steps.first())).toBeGreaterThan(0);
  expect(await edge(card.getByText("Call now"))).toBeGreaterThan(0);
  const ground = (step: Locator): Promise<string> => step.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground(steps.first())).not.toBe(await ground(steps.last()));
});
