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

const moved = (address: string, other = "", old = ""): string => `routes:
  - path: /
    title: Home
    sections:
      - { type: text, body: "[x](${address}) and [y](${address})${other}" }
  - path: /plans
    title: Plans
    sections:
      - type: text
        anchor: bread${old}
        body: a
  - path: /pricing
    title: Pricing
    sections:
      - { type: text, anchor: rolls, body: a }
`;

test("a place that several links look for elsewhere was moved: all follow, and its old address leads on", () => {
  expect(words(rule, moved("/pricing/bread"))).toBe(
    "2 links look on /pricing for “bread”, which is on /plans now.\nWrite /plans/bread here, and the others in the same way. For links on other sites, keep the old address where it stands:\nmovedFrom: [/pricing/bread]",
  );
  expect(fixed(rule, moved("/pricing/bread"))).toBe(moved("/plans/bread", "", "\n        movedFrom: [/pricing/bread]"));
});

test("where other links lead to the place, those have the wrong page, and no old address is kept", () => {
  expect(fixed(rule, moved("/pricing/bread", " [z](/plans/bread)"))).not.toContain("movedFrom");
});
