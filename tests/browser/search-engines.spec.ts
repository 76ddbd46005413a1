import { readFileSync } from "node:fs";
import { expect, test, type APIRequestContext } from "playwright/test";

/** What a built site says to machines, as they ask for it: by address, without a script. */
const addresses: { pages: Record<string, unknown>; planned: Record<string, unknown> } = JSON.parse(
  readFileSync("dist/addresses.json", "utf8"),
);
const frame: { site: { url: string } } = JSON.parse(readFileSync("dist/frame.json", "utf8"));
const site = frame.site.url.replace(/\/+$/, "");
const fileOf = (path: string): string => (path === "/" ? "./" : `.${path}/`);
const published = (path: string): string => (path === "/" ? `${site}/` : `${site}${path}/`);

/** A published address of the site, asked of the server of the tests. */
const local = (url: string): string => `.${url.slice(site.length)}`;

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function textOf(request: APIRequestContext, file: string): Promise<string> {
  const response = await request.get(file);
  expect(response.status(), file).toBe(200);
  return response.text();
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.keys(addresses.pages))
    test(`${path} has its own title, address and preview image`, async ({ page, request }) => {
      await page.goto(fileOf(path));
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", published(path));
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", published(path));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S/);
      await expect(page.locator("title")).toHaveCount(1);
      const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
      const answer = await request.get(local(picture ?? ""));
      expect(sizeOf(await answer.body())).toEqual([1200, 630]);
      const said: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
      expect(said).toHaveProperty("@context", "https://schema.org");
    });

  for (const path of Object.keys(addresses.planned))
    test(`${path} is planned and excluded from search engines`, async ({ page }) => {
      await page.goto(fileOf(path));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    });
});

test("no two pages share a title or a description", async ({ request }) => {
  const pages = await Promise.all(Object.keys(addresses.pages).map((path) => textOf(request, fileOf(path))));
  for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
    const words = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(words).size).toBe(pages.length);
  }
});

test("the sitemap has all pages and nothing else, and robots.txt names it", async ({ request }) => {
  const sitemap = await textOf(request, "./sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(Object.keys(addresses.pages).map(published));
  expect(await textOf(request, "./robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test("every icon of the page and of the manifest exists", async ({ page, request }) => {
  await page.goto("./");
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const manifest: { icons: { src: string }[] } = JSON.parse(await textOf(request, "./manifest.webmanifest"));
  expect(linked.length).toBeGreaterThanOrEqual(4);
  for (const file of [...linked, ...manifest.icons.map(({ src }) => src)])
    expect((await request.get(`./${file}`)).status(), file).toBe(200);
});

test("the content security policy of a page blocks scripts and styles that were added later", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.goto("./");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.name = 'ran'";
    document.head.append(script);
    document.body.setAttribute("style", "color: red");
    document.body.insertAdjacentHTML("beforeend", `<img src="data:,x" onerror="window.name = 'ran'">`);
    return [window.name, document.body.style.color];
  });
  expect(ran).toEqual(["", ""]);
  await expect
    .poll(() => refused.filter((text) => text.includes("Content Security Policy")).length)
    .toBeGreaterThanOrEqual(3);
});

test("the HTTP header has the same policy and also forbids framing", async ({ request }) => {
  const meta = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(await textOf(request, "./"))?.[1];
  expect(meta).toMatch(/script-src 'self' 'sha256-/);
  expect(await textOf(request, "./_headers")).toContain(`  Content-Security-Policy: ${meta}; frame-ancestors 'none'\n`);
});
