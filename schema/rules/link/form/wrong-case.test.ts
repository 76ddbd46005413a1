import { expect, test } from "vitest";
import { rule } from "./wrong-case.ts";
import { fixed, found } from "../../testing/try-rule.ts";

const text = (href: string): string =>
  `routes:\n  - { path: /pricing, title: A, sections: [{ type: text, anchor: plans, body: "[x](${href})" }] }`;

test.each(["/pricing", "/pricing/plans", "/Nowhere", "https://A.example"])("a link to %s is silent", (href) => {
  expect(found(rule, text(href))).toEqual([]);
});

test.each(["/Pricing", "/pricing/Plans"])("a link to %s is reported and put right", (href) => {
  expect(found(rule, text(href))).toEqual([`link/wrong-case: ${href}`]);
  expect(fixed(rule, text(href))).toContain(`(${href.toLowerCase()})`);
});
