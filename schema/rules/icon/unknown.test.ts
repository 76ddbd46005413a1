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
  expect(fixed(rule, site("tagg"))).toBe(site("tag"));
});

test("a name that an icon had before is accepted", () => {
  for (const icon of ["home", "music", "edit"]) expect(found(rule, site(icon))).toEqual([]);
});

test("what is near in letters only is not written", () => {
  for (const icon of ["bred", "hame", "fread"]) expect(fixed(rule, site(icon)), icon).toBeUndefined();
});

test("an icon in another writing is put right", () => {
  for (const icon of ["ChefHat", "Chef Hat", "chef_hat", "chef-hat.svg", "lucide:chef-hat"])
    expect(fixed(rule, site(icon)), icon).toBe(site("chef-hat"));
});

test("a word leads to icons that show it, and a company to words", () => {
  expect(words(rule, site("bread"))).toContain("wheat");
  expect(words(rule, site("facebook"))).toContain("Write the name as words");
});

test("icons with the same word are proposed", () => {
  expect(words(rule, site("rupee-coin-stack"))).toContain("lucide.dev/icons");
  expect(words(rule, site("receipt-of-something"))).toContain("receipt-indian-rupee");
});

test.each([
  [
    "clock",
    [
      "ClockIcon",
      "LuClock",
      "IconClock",
      "FaRegClock",
      "BsClockFill",
      "HiOutlineClock",
      "Icons.Clock",
      "<Clock />",
      ":clock:",
    ],
  ],
  [
    "clock",
    [
      "clock-icon",
      "fa-clock",
      "fa-regular fa-clock",
      "bi-clock",
      "i-lucide-clock",
      "mdi:clock-outline",
      "lucide-react/Clock",
    ],
  ],
  ["clock-4", ["Clock4Icon", "Clock4"]],
  ["mail", ["fa-envelope", "EnvelopeIcon"]],
])("%s is proposed for its names in other sets", (icon, names) => {
  for (const name of names) expect(fixed(rule, site(JSON.stringify(name)))?.replaceAll('"', ""), name).toBe(site(icon));
});
