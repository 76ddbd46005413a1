import { expect, test } from "vitest";
import { rule } from "./unknown-anchor.ts";
import { fixed, found, words } from "../../testing/try-rule.ts";

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

test.each(["/", "/pricing", "/pricing/plans", "/pricing/offers", "/bread", "/no-page"])(
  "a link to %s is silent",
  (href) => {
    expect(found(rule, site(href))).toEqual([]);
  },
);

test.each([
  ["/pricing/plan", "link/unknown-anchor"],
  ["/pricing/x", "link/unknown-anchor"],
])("a link to %s is %s", (href, code) => {
  expect(found(rule, site(href))).toEqual([`${code}: ${href}`]);
});

test("the fix leads to the near place", () => {
  expect(fixed(rule, site("/pricing/plan"))).toContain("(/pricing/plans)");
});

test.each(["plasn", "palns", "plnas"])("a link with two letters swapped leads to the near place: %s", (name) => {
  expect(words(rule, site(`/pricing/${name}`))).toContain("Did you mean /pricing/plans?");
});

test("a typo in the only link to a place is no place that was renamed", () => {
  const way = '      - { type: text, anchor: way, title: The way, body: "The wya is easy." }';
  expect(words(rule, site("/pricing/wya", way))).toBe(
    "Page /pricing has no place named “wya”.\nDid you mean /pricing/way?",
  );
});

test("the message lists the places of the page", () => {
  expect(words(rule, site("/pricing/plan"))).toBe(
    "Page /pricing has no place named “plan”.\nDid you mean /pricing/plans?",
  );
  expect(words(rule, site("/pricing/zzz"))).toBe(
    "Page /pricing has no place named “zzz”.\nPlaces on /pricing: /pricing/plans, /pricing/offers.",
  );
});

test("nothing is missing from a page that is broken", () => {
  expect(found(rule, site("/pricing/x", "      - { type: text, anchr: x, body: a }"))).toEqual([]);
});

test("a link from a hidden section to its own place is silent", () => {
  const hidden = '      - { type: text, anchor: later, hidden: true, body: "[a](/pricing/later)" }';
  expect(found(rule, site("/pricing", hidden))).toEqual([]);
});

test("a hidden place is named as such", () => {
  const hidden = "      - { type: text, anchor: later, hidden: true, body: a }";
  expect(words(rule, site("/pricing/later", hidden))).toContain("“later” on page /pricing is hidden");
});

test("a place of a page whose shared section is hidden is named as such", () => {
  const shared = "shared: { talk: { type: text, title: A, hidden: true, body: a } }\n";
  const use = "      - { use: talk, anchor: later }";
  expect(words(rule, `${shared}${site("/pricing/later", use)}`)).toContain("“later” on page /pricing is hidden");
  expect(words(rule, `${shared.replace("hidden: true, ", "")}${site("/pricing/late", use)}`)).toContain("no place");
});

test.each([
  [
    "shared: { talk: { type: text, anchor: talk, body: a } }",
    "      - { use: talk, hidden: true }",
    "only a hidden section shows",
  ],
  ["shared: { talk: { type: text, anchor: talk, hidden: true, body: a } }", "      - use: talk", "which is hidden"],
  ["shared: { talk: { type: text, anchor: talk, body: a } }", "", "which no page shows"],
  [
    "collections: { breads: { rye: { title: Rye, anchor: talk } } }",
    "      - { type: plans, from: breads, hidden: true }",
    "only a hidden section shows",
  ],
  ["collections: { breads: { rye: { title: Rye, anchor: talk } } }", "", "which no page shows"],
])("a place that no page shows is named as such: %s %s", (top, section, why) => {
  expect(words(rule, `${top}\n${site("/pricing/talk", section)}`)).toContain(why);
});
