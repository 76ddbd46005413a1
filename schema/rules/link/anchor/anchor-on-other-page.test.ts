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
    "“bread” is on /plans now; 2 links look on /pricing.\nWrite /plans/bread here, and the others in the same way.\nFor links on other sites, keep the old address where it stands:\nmovedFrom: [/pricing/bread]",
  );
  expect(fixed(rule, moved("/pricing/bread"))).toBe(moved("/plans/bread", "", "\n        movedFrom: [/pricing/bread]"));
});

test("of several places that were looked for elsewhere, those that links lead to rightly keep no old address", () => {
  const two = (bread: string, cakes: string): string => `routes:
  - path: /
    title: Home
    sections:
      - { type: text, body: "[x](${bread}), [y](${cakes}) and [z](/plans/bread)" }
  - path: /plans
    title: Plans
    sections:
      - { type: text, anchor: bread, body: a }
      - { type: text, anchor: cakes, body: a }
  - path: /pricing
    title: Pricing
    sections:
      - { type: text, anchor: rolls, body: a }
`;
  const right = fixed(rule, two("/pricing/bread", "/pricing/cakes"));
  expect(right).toContain("[x](/plans/bread), [y](/plans/cakes)");
  expect(right).toContain("/pricing/cakes]");
  expect(right).not.toContain("/pricing/bread]");
});

test("long addresses leave room for what is wrong", () => {
  const long = moved("/pricing/bread").replaceAll("bread", "bread-and-rolls-of-the-week");
  const pages = long
    .replaceAll("/plans", "/what-is-in-the-oven-today")
    .replaceAll("/pricing", "/what-all-of-it-costs-you");
  expect(found(rule, pages)).toHaveLength(1);
});

test("where other links lead to the place, those have the wrong page, and no old address is kept", () => {
  expect(fixed(rule, moved("/pricing/bread", " [z](/plans/bread)"))).not.toContain("movedFrom");
});
