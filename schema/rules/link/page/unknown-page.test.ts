import { expect, test } from "vitest";
import { rule } from "./unknown-page.ts";
import { found, fixed, words } from "../../testing/try-rule.ts";

const site = (href: string, more = ""): string => `routes:
  - path: /
    title: Home
    sections:
      - type: text
        anchor: bread
        body: "[x](${href})"
  - path: /pricing
    title: Pricing
    sections:
      - { type: text, anchor: plans, body: a }
      - { type: text, anchor: pricing/offers, body: a }
${more}`;

test.each([
  "/",
  "/pricing",
  "/pricing/plans",
  "/pricing/offers",
  "/bread",
  "https://example.com",
  "mailto:a@b.example",
  "/pricing/",
  "/pricing/zzz",
  "/Pricing",
  "/a.pdf",
])("a link to %s is silent", (href) => {
  expect(found(rule, site(href))).toEqual([]);
});

test.each(["/prices", "/nothing-like-it", "/a/b"])("a link to %s is reported", (href) => {
  expect(found(rule, site(href))).toEqual([`link/unknown-page: ${href}`]);
});

test("the fix writes the near path in place", () => {
  expect(fixed(rule, site("/pricng"))).toContain('body: "[x](/pricing)"');
});

test("the message names the page, and what to do", () => {
  expect(words(rule, site("/zzzzzz"))).toBe(
    "There is no page /zzzzzz.\nAdd the page under “routes”. If it comes later, name it under “planned”.",
  );
  expect(words(rule, site("/pricng"))).toContain("Did you mean /pricing? If not: add the page");
});

test("planned and moved paths are silent", () => {
  expect(found(rule, site("/signin", "planned: [{ path: /signin, title: S }]"))).toEqual([]);
  expect(
    found(rule, site("/old", "  - { path: /new, movedFrom: [/old], title: N, sections: [{ type: text, body: a }] }")),
  ).toEqual([]);
});

test("a hidden page is named as such", () => {
  const hidden = "  - { path: /secret, hidden: true, title: N, sections: [{ type: text, body: a }] }";
  expect(words(rule, site("/secret", hidden))).toContain("Page /secret is hidden");
});

test("a link from a hidden page to a place on it, or to another hidden page, is silent", () => {
  const hidden = `  - { path: /shop, hidden: true, title: P, sections: [{ type: text, anchor: x, body: "[a](/shop/x), [b](/later)" }] }
  - { path: /later, hidden: true, title: N, sections: [{ type: text, body: a }] }`;
  expect(found(rule, site("/", hidden))).toEqual([]);
});

test("a hidden page is named as such below another page, by a place on it and by its old address", () => {
  const hidden = `  - { path: /shop, title: P, sections: [{ type: text, body: a }] }
  - { path: /shop/old, hidden: true, movedFrom: [/former], title: N, sections: [{ type: text, anchor: x, body: a }] }`;
  for (const href of ["/shop/old", "/shop/old/x", "/former", "/former/x"])
    expect(words(rule, site(href, hidden))).toContain("Page /shop/old is hidden");
});

test("a page that visitors reach below a hidden one is not hidden", () => {
  const hidden = `  - { path: /old, hidden: true, title: N, sections: [{ type: text, body: a }] }
  - { path: /old/now, title: P, sections: [{ type: text, anchor: x, body: a }] }`;
  expect(found(rule, site("/old/now/x", hidden))).toEqual([]);
});

test("nothing is missing from a site whose pages are not all known", () => {
  expect(found(rule, site("/later", "planed: [{ path: /later, title: L }]"))).toEqual([]);
  expect(found(rule, site("/later", "  - { pth: /later, title: L, sections: [] }"))).toEqual([]);
});

test("a path with an unknown reference is silent: the reference is the problem", () => {
  expect(found(rule, site("/{nothing}"))).toEqual([]);
});

test("a path is checked for every entry that it is repeated for", () => {
  const collections = "collections: { plans: { a: { title: pricing }, b: { title: prices } } }";
  const section = "      - { type: plans, from: plans, action: { label: Go, href: '/{title}' } }";
  expect(found(rule, site("/", `${section}\n${collections}`))).toEqual(["link/unknown-page: /{title}"]);
});

test("nothing is missing while a section of the start page cannot be read: it may bring the place", () => {
  const broken = site("/offers").replace("type: text\n        anchor: bread", "type: tetx\n        anchor: offers");
  expect(found(rule, `${broken}`)).toEqual([]);
});
