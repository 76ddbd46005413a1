import { expect, test } from "vitest";
import { siteColors } from "../output/site-colors.ts";
import { modelOf, pageOf, siteText } from "../output/example-site.ts";
import { headOf, type HeadContent } from "./head.ts";

const colors = siteColors({});
const text = "sections: [{ type: text, body: Bread. }]";

function head(yaml: string, path: string | undefined, more: Partial<HeadContent> = {}): string[] {
  const model = modelOf(yaml);
  const page = path === undefined ? undefined : pageOf(model, path);
  return headOf({
    model,
    title: `${page?.title ?? "Lost"} | Kiln Lane`,
    page,
    colors,
    policy: "default-src 'none'",
    resources: ["<script>early()</script>"],
    ...more,
  });
}

const site = siteText(
  `  - { path: /breads, title: Our breads, description: Four of them., ${text} }\n  - { path: /, title: Home, description: D, ${text} }`,
);

test("the policy stands before everything that it applies to", () => {
  const elements = head(site, "/breads");
  expect(elements[0]).toBe(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
  expect(elements.indexOf("<script>early()</script>")).toBeGreaterThan(0);
});

test("a page has one whole address, below the folder of the site", () => {
  expect(head(site, "/breads")).toContain('<link rel="canonical" href="https://kiln.example/breads/">');
  expect(head(site.replace("kiln.example", "host.example/kiln/"), "/")).toContain(
    '<link rel="canonical" href="https://host.example/kiln/">',
  );
});

test("a preview of a link gets a title, a description and a picture of known size", () => {
  const elements = head(site, "/breads");
  expect(elements).toContain('<meta property="og:title" content="Our breads">');
  expect(elements).toContain('<meta property="og:description" content="Four of them.">');
  expect(elements).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(elements.join("\n")).toMatch(/og:image" content="https:\/\/kiln\.example\/breads\/page\.png\?v=[0-9a-f]{8}"/);
  expect(elements).toContain('<meta property="og:image:width" content="1200">');
});

test("the picture's address changes with the title and stays without a change", () => {
  const picture = (yaml: string): string | undefined =>
    head(yaml, "/breads").find((element) => element.includes('"og:image"'));
  expect(picture(site)).toBe(picture(site));
  expect(picture(site)).not.toBe(picture(site.replace("Our breads", "Our loaves")));
});

test("a page that is not one asks search engines to leave it out", () => {
  const elements = head(site, undefined);
  expect(elements).toContain('<meta name="robots" content="noindex">');
  expect(elements.join()).not.toMatch(/canonical|og:|ld\+json/);
});

test("a page that search engines may list has no element for robots", () => {
  expect(head(site, "/breads").join()).not.toContain("robots");
});

test("text of the file ends no attribute and no element", () => {
  const yaml = siteText(`  - { path: /, title: '"><script>', description: '</title> & "', ${text} }`);
  const elements = head(yaml, "/");
  expect(elements).toContain("<title>&quot;&gt;&lt;script&gt; | Kiln Lane</title>");
  expect(elements).toContain('<meta name="description" content="&lt;/title&gt; &amp; &quot;">');
});

test("the browser's own bars take the color of the top bar, or of the header where there is none", () => {
  expect(head(site, "/")).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#112023">');
  expect(head(`${site}\nmenus: { topBar: [{ label: Breads, href: /breads }] }`, "/")).toContain(
    '<meta name="theme-color" content="#06343a">',
  );
});

test("a language with a country becomes a locale", () => {
  expect(head(siteText(`  - { path: /, title: A, description: D, ${text} }`, "language: en-IN"), "/")).toContain(
    '<meta property="og:locale" content="en_IN">',
  );
  expect(head(site, "/").join()).not.toContain("og:locale");
});

test("a page that search engines leave out says so, and has no address of its own for them", () => {
  const hidden = head(site.replace("path: /breads,", "path: /breads, noindex: true,"), "/breads").join("\n");
  expect(hidden).toContain('<meta name="robots" content="noindex">');
  expect(hidden).not.toContain('rel="canonical"');
});

test("a text that stands on another site names its address there", () => {
  const canonical = "https://news.example/bread?id=7";
  expect(head(site.replace("path: /breads,", `path: /breads, canonical: "${canonical}",`), "/breads")).toContain(
    `<link rel="canonical" href="${canonical}">`,
  );
});

test("codes of search engines stand on the start page alone, under the names that they look for", () => {
  const verified = siteText(
    `  - { path: /breads, title: Our breads, description: D, ${text} }\n  - { path: /, title: Home, description: D, ${text} }`,
    "verification: { google: abc_123-X, facebook: 0a1b2c }",
  );
  expect(head(verified, "/")).toContain('<meta name="google-site-verification" content="abc_123-X">');
  expect(head(verified, "/")).toContain('<meta name="facebook-domain-verification" content="0a1b2c">');
  expect(head(verified, "/breads").join("")).not.toContain("verification");
});
