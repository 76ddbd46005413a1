import { expect, test } from "vitest";
import { rule } from "./no-start-page.ts";
import { found } from "../../testing/try-rule.ts";

const route = (path: string, more = ""): string =>
  `routes: [{ path: ${path}, title: A${more}, sections: [{ type: text, body: a }] }]`;

test("a site with a start page is silent", () => {
  expect(found(rule, route("/"))).toEqual([]);
});

test("a site without one is reported, or with a hidden one", () => {
  expect(found(rule, route("/a"))).toEqual(["link/no-start-page: routes"]);
  expect(found(rule, route("/", ", hidden: true"))).toEqual(["link/no-start-page: hidden: true"]);
});

test("a site whose pages are not all known is silent", () => {
  expect(found(rule, "routes: [{ pth: /, title: A, sections: [] }]")).toEqual([]);
});
