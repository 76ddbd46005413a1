import { expect } from "playwright/test";
import { serveSite, type ServedSite } from "./built-site.ts";
import { test } from "./test.ts";

const site = `version: 1
site:
  name: مقهى النخيل
  url: https://www.nakheel.example
  language: ar
  currency: KWD
  contacts:
    - { label: "+965 2222 0142", href: "tel:+96522220142", icon: phone }
    - { label: salam@nakheel.example, href: "mailto:salam@nakheel.example", icon: mail }
collections:
  coffee:
    yemen: { title: قهوة يمنية, price: 4.75, features: [تحميص متوسط], badge: new }
    ethiopia: { title: قهوة إثيوبية, price: 3.5, features: [تحميص خفيف] }
badges:
  new: { label: جديد, tone: info }
routes:
  - path: /
    title: القهوة
    description: قهوة محمصة كل صباح في قلب المدينة القديمة، من مزارع نعرف أصحابها.
    sections:
      - { type: page-hero, title: أنواع هذا الموسم }
      - { type: catalog, title: القائمة, from: coffee, action: { label: "اطلب {title}", href: "mailto:salam@nakheel.example" } }
      - { type: call-to-action, title: تعال, contacts: true, actions: [{ label: اتصل بنا, href: "tel:+96522220142" }] }
`;

let served: ServedSite | undefined;
let address = "";

test.beforeAll(async () => {
  served = await serveSite(site);
  ({ address } = served);
});
test.afterAll(() => served?.end());

/** In the page: where the letters of each contact in the page's last section end at the right, in whole pixels. */
const rightEnds = (): number[] =>
  [...document.querySelectorAll("main li > a > span")].map((label) => {
    const letters = document.createRange();
    letters.selectNodeContents(label);
    return Math.round(letters.getBoundingClientRect().right);
  });

for (const width of [1440, 390])
  test(`a phone number stands below the other contacts' beginnings, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.locator("html[data-ready]").waitFor();
    await page.locator("main li > a").last().scrollIntoViewIfNeeded();
    const [phone, mail] = await page.evaluate(rightEnds);
    expect(phone).toBeGreaterThan(width / 10);
    expect(phone).toBe(mail);
  });

test("a card without a badge has no empty line above its title on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor();
  const card = page.locator("article", { hasText: "إثيوبية" }).first();
  const title = card.getByRole("heading");
  await title.scrollIntoViewIfNeeded();
  const [outer, inner] = [await card.boundingBox(), await title.boundingBox()];
  expect((inner?.y ?? 0) - (outer?.y ?? 0)).toBeLessThan(40);
});
