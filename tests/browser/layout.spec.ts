import { expect, type Locator, type Page } from "playwright/test";
import { show, test } from "./test.ts";

/* What a designer measures: things that stand on one line, at one height, and inside the window. */

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await show(page, path);
  await page.evaluate(() => document.fonts.ready);
}

/** On how many lines the text of an element stands. */
const lines = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

/** The middle of the text of an element, from the top of the window. */
const middle = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, bottom } = range.getBoundingClientRect();
    return (top + bottom) / 2;
  });

const tops = (locators: Locator): Promise<number[]> =>
  locators.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));

const topBar = (page: Page): Locator => page.getByRole("region", { name: "Contact and language" });

test("the theme switch of the top bar is an icon with an accessible name, and its panel shows the labels", async ({
  site: page,
}) => {
  await open(page, "/", 1440);
  const button = topBar(page).getByRole("button", { name: "Color theme: Like the system" });
  const box = await button.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.width).toBeLessThan(48);
  await button.click();
  await expect(page.getByRole("group", { name: "Color theme" }).getByText("Like the system")).toBeVisible();
});

test("everything in the top bar stays within the page, and the phone number is not cut off", async ({ site: page }) => {
  for (const width of [320, 390, 820]) {
    await open(page, "/", width);
    const phone = topBar(page).getByRole("link", { name: "+91" }).locator("span");
    expect(await phone.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
    const items = await topBar(page).locator("li > a:visible, li button:visible").all();
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) {
      const box = await item.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
    }
  }
});

test("a figure in a banner stays on one line at every width", async ({ site: page }) => {
  for (const width of [320, 390, 820, 1024, 1440]) {
    await open(page, "/customers", width);
    const figures = await page.locator("main section").first().locator("dd").all();
    expect(figures.length).toBeGreaterThan(1);
    // Five characters as wide as they come in figures.
    await figures[0]?.evaluate((figure) => {
      figure.textContent = "US$49";
    });
    for (const figure of figures) expect(await lines(figure), `${await figure.textContent()} at ${width}`).toBe(1);
  }
});

test("names, prices and buttons of neighboring plans stand at one height", async ({ site: page }) => {
  for (const width of [1024, 1440]) {
    await open(page, "/pricing", width);
    const plans = page.getByRole("region", { name: "Four plans" }).locator("article");
    await expect(plans).toHaveCount(4);
    for (const part of ["h3", "div:nth-child(2)", "p:has(> data)", "ul", "a"])
      expect(new Set(await tops(plans.locator(part).filter({ visible: true }))).size, `${part} at ${width}`).toBe(1);
  }
});

test("a title in a panel of the menu stands at one height, with a badge or without", async ({ site: page }) => {
  await open(page, "/", 1440);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("button").first().click();
  const fromTop = (entries: Locator): Promise<number[]> =>
    entries.evaluateAll((links) =>
      links.map((link) => {
        const [title, badge] = [...(link.querySelector("span:has(> span)")?.children ?? [])];
        const range = document.createRange();
        range.selectNodeContents(title ?? link);
        const { top, bottom } = range.getBoundingClientRect();
        const box = badge?.getBoundingClientRect();
        if (box && !(box.top < top && box.bottom > top)) return -1;
        return Math.round((top + bottom) / 2 - link.getBoundingClientRect().top);
      }),
    );
  const entries = navigation.locator("a:has(span > span):visible");
  const withBadge = await fromTop(entries.filter({ has: page.locator("span > span + span") }));
  expect(withBadge.length).toBeGreaterThan(0);
  expect(new Set([...withBadge, ...(await fromTop(entries))]).size).toBe(1);
});

test("checks of a comparison stand on the line of the row’s name", async ({ site: page }) => {
  await open(page, "/pricing", 1440);
  const row = page.getByRole("row", { name: /^Migration support/ });
  const name = await middle(row.getByRole("rowheader"));
  const word = await middle(row.getByText("Included", { exact: true }).first());
  expect(Math.abs(name - word)).toBeLessThanOrEqual(1.5);
});

/** Not those of a preloaded page. */
const phoneNumbers = (page: Page): Locator =>
  page.locator("main p a[href^='tel:'], main li a[href^='tel:']").filter({ visible: true });

test("a phone number in a sentence does not break across lines, and what follows stays beside it", async ({
  site: page,
}) => {
  for (const width of [320, 390, 660, 1440]) {
    await open(page, "/refundpolicy", width);
    const numbers = await phoneNumbers(page).all();
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      expect(await lines(number), `at ${width}`).toBe(1);
      expect(
        await number.evaluate((link) => {
          const after = link.nextSibling;
          if (!after || !/^[.,]/.test(after.nodeValue ?? "")) return 0;
          const range = document.createRange();
          range.setStart(after, 0);
          range.setEnd(after, 1);
          return Math.round(range.getBoundingClientRect().bottom - link.getBoundingClientRect().bottom);
        }),
        `at ${width}`,
      ).toBeLessThan(10);
    }
  }
});

test("the column after a column of figures keeps a distance from it", async ({ site: page }) => {
  for (const width of [320, 1440]) {
    await open(page, "/termsandconditions", width);
    const row = page.getByRole("row", { name: /^Custom/ });
    const edge = async (cell: Locator, side: "left" | "right"): Promise<number> =>
      cell.evaluate((element, name) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect()[name];
      }, side);
    const figures = row.getByRole("cell").first();
    expect(await lines(figures)).toBe(1);
    const room = (await edge(row.getByRole("cell").nth(1), "left")) - (await edge(figures, "right"));
    expect(room).toBeGreaterThanOrEqual(16);
  }
});

test("titles and texts of a policy with ten clauses and more begin at one line", async ({ site: page }) => {
  await open(page, "/termsandconditions", 1440);
  const left = (locator: Locator): Promise<number[]> =>
    locator.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
  const clauses = page.locator("main section section");
  expect(await clauses.count()).toBeGreaterThan(9);
  const starts = [
    ...(await left(clauses.locator("h2"))),
    ...(await left(clauses.locator("div > div > p:first-child"))),
  ];
  expect(new Set(starts).size).toBe(1);
});

test("a row that is a link shows an arrow; one that is not, does not", async ({ site: page }) => {
  await open(page, "/resources", 390);
  const rowsOf = (name: string): Locator => page.getByRole("region", { name }).locator("li");
  await expect(rowsOf("Read and listen").locator("> svg")).toHaveCount(7);
  await expect(rowsOf("Webinars and events").locator("> svg")).toHaveCount(0);
});

test("on a phone, all cards of a grid have their icon beside their words, with or without a badge", async ({
  site: page,
}) => {
  await open(page, "/resources", 390);
  const cards = page.getByRole("region", { name: "Guides and tutorials" }).locator("article");
  const beside = await cards.evaluateAll((elements) =>
    elements.map((card) => {
      const icon = card.querySelector("svg")?.getBoundingClientRect();
      const title = card.querySelector("h3")?.getBoundingClientRect();
      return icon !== undefined && title !== undefined && icon.right < title.left;
    }),
  );
  expect(beside).toEqual([true, true, true, true, true, true]);
});

test("an unknown address offers similar pages and common pages", async ({ site: page }) => {
  await open(page, "/produts/sale", 1440);
  await expect(page.getByRole("heading", { name: "Perhaps you wanted" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Often looked for" }).getByRole("link")).toHaveCount(6);
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
});

test("the head of a comparison keeps its borders while the rows scroll under it", async ({ site: page }) => {
  await open(page, "/pricing", 1440);
  const plan = page.getByRole("columnheader", { name: /^Professional/ });
  const topLine = async (): Promise<Buffer> => {
    const { x, y } = (await plan.boundingBox()) ?? { x: 0, y: 0 };
    return page.screenshot({ clip: { x: x + 20, y: y + 2, width: 40, height: 2 } });
  };
  await plan.evaluate((head) => head.scrollIntoView({ block: "center" }));
  const before = await topLine();
  await page
    .getByRole("row", { name: /^Customization project/ })
    .evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(plan).toBeInViewport();
  expect((await topLine()).equals(before)).toBe(true);
});

test("the footer of a page that is lower than the window ends where the window does", async ({ site: page }) => {
  await open(page, "/careers", 1440);
  await page.setViewportSize({ width: 1440, height: 2400 });
  const footer = await page.locator("footer").last().boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(2400);
});

test("no line ends within “14-day”", async ({ site: page }) => {
  await open(page, "/pricing", 390);
  expect(await lines(page.locator("summary").getByText("14-day", { exact: true }))).toBe(1);
});

test("a card of the opening covers no words of another, however tall that is", async ({ site: page }) => {
  for (const width of [1024, 1280, 1440]) {
    await open(page, "/", width);
    const cards = page.locator("main section").first().locator("div[inert] > div");
    const covered = await cards.evaluateAll(([first, ...others]) => {
      const row = first?.querySelector("div > div > div:last-child > div");
      const added = Array.from({ length: 4 }, () => row?.cloneNode(true)).filter((copy) => copy !== undefined);
      row?.after(...added);
      const bottoms = [...(first?.querySelectorAll("span, b") ?? [])].map((words) => words.getBoundingClientRect());
      const boxes = others.map((card) => card.getBoundingClientRect()).filter(({ width: shown }) => shown > 0);
      const under = bottoms.filter((words) => boxes.some((box) => box.top < words.bottom && box.left < words.right));
      for (const copy of added) copy.parentNode?.removeChild(copy);
      return [bottoms.length, boxes.length, under.length];
    });
    expect(covered).toEqual([12 + 2, width < 1248 ? 1 : 2, 0]);
  }
});

test("the number of a bar stays on one line beside a long label", async ({ site: page }) => {
  await open(page, "/pricing", 320);
  const bar = page.getByRole("progressbar").first();
  const [label, number] = await bar.locator("xpath=preceding-sibling::div").locator("> *").all();
  await label?.evaluate((words) => {
    words.textContent = "A label that says in many words what is being completed";
  });
  expect(number && (await lines(number))).toBe(1);
  expect(label && (await lines(label))).toBeGreaterThan(1);
});

const sizesOf = (locators: Locator): Promise<{ x: number; width: number }[]> =>
  locators.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, width } = element.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    }),
  );

test("three cards have one width at every size of the window", async ({ site: page }) => {
  for (const [width, columns] of [
    [640, 1],
    [768, 3],
    [1023, 3],
    [1440, 3],
  ] as const) {
    await open(page, "/pricing", width);
    const cards = await sizesOf(page.getByRole("region", { name: "Volume discounts" }).locator("ul > li"));
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map((card) => card.width)).size, `at ${width}`).toBe(1);
    expect(new Set(cards.map(({ x }) => x)).size, `at ${width}`).toBe(columns);
  }
});

test("two large buttons below each other have one width", async ({ site: page }) => {
  for (const [path, region, width] of [
    ["/", "Begin with 14 free days", 390],
    ["/solutions", "Start from the problem", 390],
    ["/products", "Move one team first", 1024],
  ] as const) {
    await open(page, path, width);
    const buttons = page.getByRole("region", { name: region }).getByRole("link");
    const [first, second] = await sizesOf(buttons);
    expect(first?.width, path).toBeGreaterThan(340);
    expect(second, path).toEqual(first);
  }
});

test("on a phone, the buttons of a page that is not there fill its width", async ({ site: page }) => {
  await open(page, "/nowhere", 320);
  const main = page.getByRole("main");
  const [home] = await sizesOf(main.getByRole("link", { name: "Back to Home" }));
  const [search] = await sizesOf(main.getByRole("button"));
  expect(home?.width).toBeGreaterThan(270);
  expect(search).toEqual(home);
});

test("each chevron of the navigation is equally near to its words", async ({ site: page }) => {
  await open(page, "/pricing", 1440);
  const gaps = await page.getByRole("navigation", { name: "Main", exact: true }).evaluate((navigation) =>
    [...navigation.querySelectorAll("[data-mega]")].map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.querySelector("span")?.firstChild ?? button);
      const chevron = button.querySelector("svg")?.getBoundingClientRect();
      return Math.round((chevron?.left ?? 0) - range.getBoundingClientRect().right);
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(new Set(gaps).size).toBe(1);
});

test("on a phone, the questions begin as far below their heading as in other sections", async ({ site: page }) => {
  await open(page, "/pricing", 390);
  const region = page.getByRole("region", { name: "Questions about price" });
  const bottom = async (locator: Locator): Promise<number> =>
    locator.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const [top] = await tops(region.locator("details").first());
  expect((top ?? 0) - (await bottom(region.locator("p").first()))).toBeLessThanOrEqual(44);
});
