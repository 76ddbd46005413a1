import { expect, test } from "vitest";
import { fixed, found, words } from "../testing/try-rule.ts";
import { rule as barePage } from "./bare-page.ts";
import { rule as duplicateLabel } from "./duplicate-label.ts";
import { rule as unknownVariant } from "./unknown-variant.ts";
import { rule as unusedVariant } from "./unused-variant.ts";

const rules = [barePage, unknownVariant, unusedVariant];

const site = (page: string, variants = "offer: { main: [{ label: A, href: / }] }"): string => `version: 1
menus: { main: [{ label: B, href: / }], variants: { ${variants} } }
routes: [{ path: /, title: A${page} }]`;

test("menus that a page names are silent, and so is a site without any", () => {
  expect(found(rules, site(", menus: offer"))).toEqual([]);
  expect(found(rules, "version: 1\nroutes: [{ path: /, title: A }]")).toEqual([]);
});

test("a misspelt name is reported and put right, and the menus count as used", () => {
  const text = site(", menus: ofer");
  expect(found(rules, text)).toEqual(["menu/unknown-variant: ofer"]);
  expect(fixed(rules, text)).toBe(site(", menus: offer"));
});

test("a name that nothing is near is told with what there is", () => {
  expect(words(unknownVariant, site(", menus: spring", "offer: { main: [] }, legal: { footer: [] }"))).toBe(
    "There is no variant of the menus “spring”.\nAdd it under “menus › variants”, or name another. There is: offer, legal.",
  );
});

test("a page that names menus where the site has none is reported", () => {
  expect(found(rules, "version: 1\nroutes: [{ path: /, title: A, menus: offer }]")).toEqual([
    "menu/unknown-variant: offer",
  ]);
});

test("menus that no page names are reported", () => {
  expect(found(rules, site(""))).toEqual(["menu/unused-variant: offer"]);
});

test("a page without header and footer shows no menus", () => {
  expect(found(rules, site(", menus: offer, layout: bare"))).toEqual(["menu/bare-page: menus: offer"]);
  expect(found(rules, site(", menus: offer, layout: standard"))).toEqual([]);
});

test("the lists of some pages are held to the same as those of the site, and not compared with them", () => {
  const twice = "offer: { main: [{ label: B, href: / }, { label: b, href: /b }] }";
  expect(found(duplicateLabel, site(", menus: offer", twice))).toEqual(["menu/duplicate-label: b"]);
  expect(found(duplicateLabel, site(", menus: offer", "offer: { main: [{ label: B, href: / }] }"))).toEqual([]);
});
