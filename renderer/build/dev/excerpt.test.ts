import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const excerpt = (text: string, ...paths: string[]): string | undefined => excerptOf(text, new Set(paths));

const site = `site:
  name: Bakery
routes: # the pages
  # the first one
  - path: /
    title: Home
    sections:
      - type: hero
        title: "- path: /menu"
  - title: Menu
    path: "/menu"
  - path: /about # us

planned:
  - { path: /jobs }
`;

test("other pages are left out, and all that is not a page stays", () => {
  expect(excerpt(site, "/menu")).toBe(`site:
  name: Bakery
routes: # the pages
  - title: Menu
    path: "/menu"
planned:
  - { path: /jobs }
`);
});

test("several pages keep their order, the last one with the lines below it", () => {
  const found = excerpt(site, "/about", "/");
  expect(found?.indexOf("title: Home")).toBeLessThan(found?.indexOf("path: /about # us\n\nplanned:") ?? 0);
  expect(found).not.toContain("title: Menu");
});

test("items may stand below the first column, and lines may end as on Windows", () => {
  const text = "site: {}\r\nroutes:\r\n- path: /\r\n  title: Home\r\n- path: /menu\r\n";
  expect(excerpt(text, "/menu")).toBe("site: {}\r\nroutes:\r\n- path: /menu\r\n");
});

test("an unknown page has no excerpt", () => {
  expect(excerpt(site, "/nowhere")).toBeUndefined();
});

test("a planned page is no page", () => {
  expect(excerpt(site, "/jobs")).toBeUndefined();
});

test("routes in one line have no excerpt", () => {
  expect(excerpt("routes: [{ path: / }]\n", "/")).toBeUndefined();
});

test("a text without routes has no excerpt", () => {
  expect(excerpt("site: {}\n", "/")).toBeUndefined();
});
