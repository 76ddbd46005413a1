import { expect, test } from "vitest";
import { rule } from "./too-many-decimals.ts";
import { found, words } from "../testing/try-rule.ts";

const site = (price: string, currency = "EUR"): string =>
  `site: { currency: ${currency} }\ncollections: { breads: { rye: { title: Rye, price: ${price} } } }`;

test.each(["2.999", "2.9991", "12.500"])("%s has more decimals than the euro", (price) => {
  expect(found(rule, site(price))).toEqual([`value/too-many-decimals: ${price}`]);
});

test.each(["2999", "2.99", "2.5", "2.50", "0"])("%s is silent", (price) => {
  expect(found(rule, site(price))).toEqual([]);
});

test("each currency has its own", () => {
  expect(found(rule, site("2.999", "KWD"))).toEqual([]);
  expect(found(rule, site("2.5", "JPY"))).toEqual(["value/too-many-decimals: 2.5"]);
});

test("the price that is proposed is the one that is shown", () => {
  expect(words(rule, site("1.2345", "KWD"))).toBe(
    "1.2345 has more decimals than KWD has: it is shown as KWD\u00a01.235.\nWrite the amount as it is shown: 1.235.",
  );
});

test("a constant that is shown as an amount is one; any other is a number", () => {
  const text = (body: string): string =>
    `constants: { fee: 2.999 }\nroutes: [{ path: /, title: A, sections: [{ type: text, body: "${body}" }] }]`;
  expect(found(rule, text("{fee | money}, {fee | money}"))).toEqual(["value/too-many-decimals: 2.999"]);
  expect(found(rule, text("{fee}, {fee | number}"))).toEqual([]);
});
