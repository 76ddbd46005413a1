import { expect, test } from "vitest";
import { rule } from "./to-itself.ts";
import { found } from "../../testing/try-rule.ts";

const site = (href: string): string =>
  `routes: [{ path: /a, title: A, sections: [{ type: text, anchor: b, body: "[x](${href})" }] }]\nmenus: { main: [{ label: A, href: /a }] }`;

test.each(["/a/b", "/c", "https://a.example"])("a link to %s is silent", (href) => {
  expect(found(rule, site(href))).toEqual([]);
});

test("a link to the page itself is noted, but not in a menu", () => {
  expect(found(rule, site("/a"))).toEqual(["link/to-itself: /a"]);
});
