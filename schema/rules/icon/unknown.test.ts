import { expect, test } from "vitest";
import { rule } from "./unknown.ts";
import { fixed, found, words } from "../testing/try-rule.ts";

const site = (icon: string): string => `badges: { new: { label: New, icon: ${icon} } }`;

test.each(["phone", "shopping-bag", "receipt-indian-rupee"])("%s is an icon", (icon) => {
  expect(found(rule, site(icon))).toEqual([]);
});

test("an unknown icon is reported, a near one written", () => {
  expect(found(rule, site("phnoe"))).toEqual(["icon/unknown: phnoe"]);
  expect(fixed(rule, site("shoping-bag"))).toBe(site("shopping-bag"));
  expect(fixed(rule, site("ShoppingBag"))).toBe(site("shopping-bag"));
});

test("icons with the same word are proposed", () => {
  expect(words(rule, site("rupee-coin-stack"))).toContain("lucide.dev/icons");
  expect(words(rule, site("receipt-of-something"))).toContain("receipt-indian-rupee");
});
