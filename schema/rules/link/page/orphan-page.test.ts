import { expect, test } from "vitest";
import { rule } from "./orphan-page.ts";
import { found } from "../../testing/try-rule.ts";

const site = (more: string, body = "a"): string => `routes:
  - { path: /, title: A, sections: [{ type: text, body: "${body}" }] }
  - { path: /b, title: B, sections: [{ type: text, anchor: c, body: "[up](/b)" }] }
${more}`;

test("a page that a menu or a text leads to is silent", () => {
  expect(found(rule, site("menus: { main: [{ label: B, href: /b }] }"))).toEqual([]);
  expect(found(rule, site("", "[b](/b/c)"))).toEqual([]);
});

test("a page that only itself or a hidden section leads to is reported", () => {
  expect(found(rule, site(""))).toEqual(["link/orphan-page: /b"]);
  expect(found(rule, site("shared: { s: { type: text, hidden: true, body: '[b](/b)' } }"))).toEqual([
    "link/orphan-page: /b",
  ]);
});

test("a page that search engines leave out is silent: whoever gets its address finds it", () => {
  expect(found(rule, site("").replace("path: /b, title", "path: /b, noindex: true, title"))).toEqual([]);
});

test("a page that a misspelt link was meant for is silent", () => {
  for (const href of ["/B", "/b/x"])
    expect(found(rule, site(`menus: { main: [{ label: B, href: ${href} }] }`))).toEqual([]);
});

test("a site with broken places is silent", () => {
  expect(found(rule, site("menu: { main: [{ label: B, href: /b }] }"))).toEqual([]);
});
