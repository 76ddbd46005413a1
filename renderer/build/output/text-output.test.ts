import { expect, test } from "vitest";
import { structuredData } from "../../../blocks/structured-data.ts";
import type { Model } from "../../model/model.ts";
import { graphOf } from "./structured-data/graph.ts";
import { headersOf } from "./headers.ts";
import type { DescribedPage } from "./structured-data/described-page.ts";
import { llmsOf } from "./llms.ts";
import { manifestOf } from "./manifest.ts";
import { robotsOf } from "./robots.ts";
import { siteColors } from "./site-colors.ts";
import { sitemapOf } from "./sitemap.ts";
import { modelOf, siteText } from "./example-site.ts";

const colors = siteColors({});
const text = "sections: [{ type: text, body: Bread. }]";
const legal = "{ type: legal, title: Terms, updated: 2025-01-15, items: [{ title: One, body: Two. }] }";
const known = (model: Model): DescribedPage[] =>
  model.pages.map((page) => ({ page, things: graphOf(page, model, structuredData) }));

test("the sitemap has every page, and the day of the last change where it is known", () => {
  const model = modelOf(
    siteText(
      `  - { path: /, title: Home, description: D, ${text} }\n  - { path: /terms, title: Terms, description: D, sections: [${legal}] }`,
    ),
  );
  expect(sitemapOf(model.frame.site, known(model)).match(/<url>.*<\/url>/g)).toEqual([
    "<url><loc>https://kiln.example/</loc></url>",
    "<url><loc>https://kiln.example/terms/</loc><lastmod>2025-01-15</lastmod></url>",
  ]);
});

test("search engines and language models are told of no page that asks to be left out", () => {
  const model = modelOf(
    siteText(
      `  - { path: /, title: Home, description: D, ${text} }\n  - { path: /thanks, title: Thanks, noindex: true, description: D, ${text} }\n  - { path: /story, title: Story, canonical: "https://news.example/story", description: D, ${text} }`,
    ),
  );
  expect(sitemapOf(model.frame.site, known(model)).match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://kiln.example/</loc>",
  ]);
  expect(llmsOf(model.frame, known(model))).not.toContain("Thanks");
});

test("the sitemap escapes addresses", () => {
  expect(
    sitemapOf({ url: "https://a.example/x&y" }, [
      { page: { path: "/", title: "", sections: [], sectionLinks: [] }, things: [] },
    ]),
  ).toContain("https://a.example/x&amp;y/");
});

test("robots.txt opens the site and names the sitemap", () => {
  expect(robotsOf({ url: "https://a.example/sub/" })).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sub/sitemap.xml\n",
  );
});

test("the manifest takes the logo where it scales, and its pictures", () => {
  const { frame } = modelOf(
    siteText(`  - { path: /, title: Home, description: D, ${text} }`, "logo: { src: art/mark.svg, alt: Mark }"),
  );
  const manifest: unknown = JSON.parse(manifestOf(frame.site, colors));
  expect(manifest).toMatchObject({ name: "Kiln Lane", lang: "en", start_url: "./", theme_color: "#06343a" });
  expect(manifest).toHaveProperty("icons.0", { src: "art/mark.svg", type: "image/svg+xml", sizes: "any" });
  expect(manifest).toHaveProperty("icons.3.purpose", "maskable");
});

test("llms.txt describes the site, its pages, its prices and its contacts", () => {
  const yaml = `version: 1
site:
  name: Kiln Lane
  url: https://kiln.example
  language: en-GB
  currency: GBP
  description: Bread from **the** harbor.
  contacts: [{ label: bread@kiln.example, href: "mailto:bread@kiln.example", icon: mail, hint: For orders }]
collections:
  boxes:
    single: { title: Single, price: 9.5, unit: per week, for: One who likes to choose. }
    ask: { title: Office, quote: Ask us }
routes:
  - { path: /, title: "Bread [fresh]", description: Baked at night., sections: [{ type: plans, from: boxes }] }
`;
  const model = modelOf(yaml);
  expect(llmsOf(model.frame, known(model))).toBe(`# Kiln Lane

> Bread from the harbor.

## Pages

- [Bread \\[fresh\\]](https://kiln.example/): Baked at night.

## Price

- Single: £9.50 per week. One who likes to choose.

## Contact

- bread@kiln.example: For orders
`);
});

const headers = (yaml: string): string => headersOf(modelOf(yaml), "default-src 'none'");

test("hashed files keep for a year, pages are asked for anew, and no file gets a header twice", () => {
  const rules = headers(
    siteText(
      `  - { path: /, title: A, description: D, ${text} }\n  - { path: /a/b, title: A, description: D, ${text} }\n  - { path: /a/c, title: A, description: D, ${text} }`,
    ),
  )
    .split("\n\n")
    .map((rule) => rule.trim().split("\n  "));
  expect(rules.map(([path]) => path)).toEqual(["/*", "/hashed.assets/*", "/", "/a/*"]);
  expect(rules[0]).toContain("Content-Security-Policy: default-src 'none'");
  expect(rules[0]?.join()).not.toContain("Cache-Control");
  expect(rules[1]).toContain("Cache-Control: public, max-age=31536000, immutable");
  expect(rules[3]).toEqual(["/a/*", "Cache-Control: no-cache"]);
});

test("a site that is published without encryption asks for none", () => {
  const yaml = siteText(`  - { path: /, title: A, description: D, ${text} }`);
  expect(headers(yaml)).toContain("Strict-Transport-Security");
  expect(headers(yaml.replace("https://", "http://"))).not.toContain("Strict-Transport-Security");
});

test("no more rules than hosts read", () => {
  const routes = Array.from(
    { length: 150 },
    (_, index) => `  - { path: /p${index}, title: A, description: D, ${text} }`,
  ).join("\n");
  expect(
    headers(siteText(`  - { path: /, title: A, description: D, ${text} }\n${routes}`)).match(/^\//gm),
  ).toHaveLength(100);
});
