import { expect, type Locator } from "playwright/test";
import { serveSite, type ServedSite } from "./built-site.ts";
import { test } from "./test.ts";

/* Labels as long as they may be, in the places that are one line high: they wrap, and end in no dots. */

const words = "Harbor. ".repeat(30);

/** @param language one that is read from the left, or from the right */
const site = (language: string): string => `version: 1
site: { name: Harbor, url: "https://harbor.example", language: ${language} }
menus:
  languageButton: true
  topBar:
    - { label: Call us on weekdays until six, href: "tel:+4930123456", icon: phone }
    - { label: Write a letter to our office, href: "mailto:post@harbor.example", icon: mail }
    - { label: Where to find our shop, href: /mail }
    - { label: A label of thirty-two characters, href: /mail, icon: map }
    - { label: Sign in to your account, href: /mail, icon: user }
  variants:
    mail: { topBar: [{ label: reservations@harbor-boats.example, href: "mailto:reservations@harbor-boats.example", icon: mail }, { label: Sign in, href: / }] }
labels: { onThisPage: What stands on this page of the harbor }
routes:
  - path: /
    title: Home
    description: Boats for a day on the water, with or without somebody who knows the way.
    sectionNav: true
    sections:
      - { type: hero, title: A day on the water }
      - { type: text, anchor: short, title: Boats, body: "${words}" }
      - { type: text, anchor: long, title: What this harbor does with all that you tell it, body: "${words}" }
      - { type: text, anchor: word, title: Donaudampfschifffahrtsgesellschaft, body: "${words}" }
  - { path: /mail, title: Mail, menus: mail, description: "A mail address that cannot be broken, in the line at the top of a phone.", sections: [{ type: text, title: Mail, body: Post. }] }
`;

const languages = ["en", "ar"];
const served: ServedSite[] = [];

test.beforeAll(async () => {
  for (const language of languages) served.push(await serveSite(site(language)));
});
test.afterAll(() => {
  for (const one of served) one.end();
});

/** The texts of an area that are seen in part: a box cuts them off, or they leave the area or the next text no room. */
const cutIn = (area: Locator): Promise<string[]> =>
  area.evaluate((element) => {
    const cut: string[] = [];
    const outer = element.getBoundingClientRect();
    const before: DOMRect[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".vh, a[href='#main']")) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const box = parent.getBoundingClientRect();
      const isCut = parent.scrollWidth > parent.clientWidth && getComputedStyle(parent).display !== "inline";
      const leaves = rects.some(
        ({ left, right, top, bottom }) =>
          left < Math.max(0, outer.left) - 1 ||
          right > Math.min(outer.right, window.innerWidth) + 1 ||
          top < outer.top - 1 ||
          bottom > outer.bottom + 1 ||
          right > box.right + 1,
      );
      const meets = rects.some((one) =>
        before.some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 6 &&
            other.top < one.bottom - 6,
        ),
      );
      before.push(...rects);
      if (isCut || leaves || meets)
        cut.push(`${node.nodeValue} ${isCut ? "cut" : leaves ? "outside" : "over another"}`);
    }
    return cut;
  });

for (const [index, language] of languages.entries()) {
  test(`no label of the top bar is cut off, language ${language}`, async ({ page }) => {
    for (const path of ["", "mail/"])
      for (const width of [320, 360, 390, 470, 768, 820, 1000, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${served[index]?.address ?? ""}${path}`);
        await page.locator("html[data-ready]").waitFor();
        const bar = page.locator("section.on-deep").first();
        expect(await cutIn(bar), `/${path} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
  });

  test(`no label of the section navigation is cut off, and it keeps its height, language ${language}`, async ({
    page,
  }) => {
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(served[index]?.address ?? "");
      await page.locator("html[data-ready]").waitFor();
      const summary = page.locator("nav[data-sticky] summary");
      const heights = new Set<number | undefined>();
      for (const anchor of ["short", "long", "word"]) {
        await page.locator(`#${anchor}`).evaluate((section) => {
          section.scrollIntoView({ behavior: "instant" });
        });
        const title = await page.locator(`#${anchor} h2`).textContent();
        await expect(
          summary
            .locator("span")
            .filter({ hasText: title ?? "", visible: true })
            .last(),
        ).toBeVisible();
        expect(await cutIn(summary), `${anchor} at ${width}`).toEqual([]);
        heights.add((await summary.boundingBox())?.height);
      }
      expect([...heights], `at ${width}`).toHaveLength(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
