import { expect, test } from "vitest";
import { leadingNumber, seriesOf, tiersOf } from "./tiers.ts";

const entry = (tier?: string) => ({ title: "A", picked: false, ...(tier === undefined ? {} : { tier }) });

test("lists each tier once, in the order of the entries", () => {
  expect(tiersOf([entry("Expert"), entry("Foundation"), entry(), entry("Expert")])).toEqual(["Expert", "Foundation"]);
});

test("gives tiers their colors in order and begins again after the fifth", () => {
  const tiers = ["a", "b", "c", "d", "e", "f"];
  expect(tiers.map((tier) => seriesOf(tier, tiers))).toEqual([1, 2, 3, 4, 5, 1]);
});

test("gives an entry without a tier no color of its own", () => {
  expect(seriesOf(undefined, ["a"])).toBeUndefined();
});

test.each([
  ["4 weeks", 4],
  ["12", 12],
  ["1.5 hours", 1.5],
  ["a few weeks", 0],
  [undefined, 0],
])("reads %s as %d", (words, number) => {
  expect(leadingNumber(words)).toBe(number);
});
