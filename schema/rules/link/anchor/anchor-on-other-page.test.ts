import { expect, test } from "vitest";
import { rule } from "./anchor-on-other-page.ts";
import { fixed, found, words } from "../../testing/try-rule.ts";

const site = (href: string): string => `routes:
  - { path: /, title: Home, sections: [{ type: text, anchor: bread, body: "[x](${href})" }] }
  - { path: /pricing, title: Pricing, sections: [{ type: text, anchor: plans, body: a }] }`;

test.each(["/bread", "/pricing/plans", "/pricing/plan", "/pricing/zzz"])("a link to %s is silent", (href) => {
  expect(found(rule, site(href))).toEqual([]);
});

test("a place that is on another page is reported and put right", () => {
  expect(found(rule, site("/pricing/bread"))).toEqual(["link/anchor-on-other-page: /pricing/bread"]);
  expect(words(rule, site("/pricing/bread"))).toBe("“bread” is on page /, not on /pricing.\nWrite /bread");
  expect(fixed(rule, site("/pricing/bread"))).toBe(site("/bread"));
});
