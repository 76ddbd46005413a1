import { readFileSync } from "node:fs";
import { expect, type APIRequestContext } from "playwright/test";
import { paths, plannedPaths } from "./pages.ts";
import { test } from "./test.ts";

/** What a built site says to machines, as they ask for it: by address, without a script. */
const frame: { site: { url: string } } = JSON.parse(readFileSync("dist/frame.json", "utf8"));
const origin = frame.site.url.replace(/\/+$/, "");
const fileOf = (path: string): string => (path === "/" ? "./" : `.${path}/`);
const published = (path: string): string => (path === "/" ? `${origin}/` : `${origin}${path}/`);

/** A published address of the site, asked of the server of the tests. */
const local = (url: string): string => `.${url.slice(origin.length)}`;

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function textOf(request: APIRequestContext, file: string): Promise<string> {
  const response = await request.get(file);
  expect(response.status(), file).toBe(200);
  return response.text();
}

/** In a page, which parses it: what a file says of itself. */
function saidIn(
  html: string,
): Record<"canonical" | "url" | "description" | "picture" | "robots" | "titles" | "data", string[]> {
  const file = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string, attribute: string): string[] =>
    [...file.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  const texts = (selector: string): string[] =>
    [...file.querySelectorAll(selector)].map((element) => element.textContent ?? "");
  return {
    canonical: all("link[rel=canonical]", "href"),
    url: all('meta[property="og:url"]', "content"),
    description: all('meta[name="description"]', "content"),
    picture: all('meta[property="og:image"]', "content"),
    robots: all('meta[name="robots"]', "content"),
    titles: texts("title"),
    data: texts('script[type="application/ld+json"]'),
  };
}

for (const path of paths)
  test(`${path} has its own title, address and preview image`, async ({ scriptless, request }) => {
    const said = await scriptless.evaluate(saidIn, await textOf(request, fileOf(path)));
    expect(said.canonical).toEqual([published(path)]);
    expect(said.url).toEqual([published(path)]);
    expect(said.description).toEqual([expect.stringMatching(/\S/)]);
    expect(said.titles).toHaveLength(1);
    const answer = await request.get(local(said.picture[0] ?? ""));
    expect(sizeOf(await answer.body())).toEqual([1200, 630]);
    expect(said.data).toHaveLength(1);
    const data: unknown = JSON.parse(said.data[0] ?? "");
    expect(data).toHaveProperty("@context", "https://schema.org");
  });

for (const path of plannedPaths)
  test(`${path} is planned and excluded from search engines`, async ({ scriptless, request }) => {
    const said = await scriptless.evaluate(saidIn, await textOf(request, fileOf(path)));
    expect(said.robots).toEqual(["noindex"]);
    expect(said.canonical).toEqual([]);
  });

test("no two pages share a title or a description", async ({ request }) => {
  const pages = await Promise.all(paths.map((path) => textOf(request, fileOf(path))));
  for (const pattern of [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/]) {
    const words = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(words).size).toBe(pages.length);
  }
});

test("the sitemap has all pages and nothing else, and robots.txt names it", async ({ request }) => {
  const sitemap = await textOf(request, "./sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(paths.map(published));
  expect(await textOf(request, "./robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("every icon of the page and of the manifest exists", async ({ site: page, request }) => {
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
