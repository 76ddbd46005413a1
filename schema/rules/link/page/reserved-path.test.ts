import { expect, test } from "vitest";
import { rule } from "./reserved-path.ts";
import { found } from "../../testing/try-rule.ts";

const site = (path: string): string => `routes: [{ path: /, title: A }, { path: ${path}, title: B }]`;

test.each([
  "/assets",
  "/assets/x",
  "/page",
  "/contact",
  "/index-funds",
  "/index/funds",
  "/404-pages",
  "/console",
  "/com10",
])("%s is silent", (path) => {
  expect(found(rule, site(path))).toEqual([]);
});

test.each(["/index", "/guides/index", "/404", "/con", "/products/aux", "/nul/x", "/com1"])("%s is reserved", (path) => {
  expect(found(rule, site(path))).toEqual([`link/reserved-path: ${path}`]);
});

test("the start page that was moved to such a path is told to come back, and no more", () => {
  const start =
    "routes: [{ path: /index, title: A }, { path: /a, title: B }]\nmenus: { main: [{ label: A, href: / }, { label: B, href: /a }] }";
  expect(found(rule, start)).toEqual([]);
  expect(found(rule, start.replace("path: /a", "path: /con").replace("href: /a", "href: /con"))).toEqual([
    "link/reserved-path: /con",
  ]);
});

test("a planned page is a page, an old address is none", () => {
  expect(
    found(rule, "routes: [{ path: /, title: A, movedFrom: [/index] }]\nplanned: [{ path: /404, title: B }]"),
  ).toEqual(["link/reserved-path: /404"]);
});
