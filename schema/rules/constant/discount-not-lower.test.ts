import { expect, test } from "vitest";
import { rule } from "./discount-not-lower.ts";
import { found } from "../testing/try-rule.ts";

const entry = (fields: string): string =>
  `constants: { cheap: 5 }\ncollections: { breads: { rye: { title: Rye, ${fields} } } }`;

test.each(["price: 4, originalPrice: 5", "price: 4", "price: '{cheap}', originalPrice: 6"])(
  "%s is silent",
  (fields) => {
    expect(found(rule, entry(fields))).toEqual([]);
  },
);

test("two prices that are shown as the same are the same", () => {
  expect(found(rule, entry("price: 1.001, originalPrice: 1.002"))).toEqual(["constant/discount-not-lower: 1.002"]);
});

test.each([
  ["price: 5, originalPrice: 5", "5"],
  ["price: '{cheap}', originalPrice: 4", "4"],
])("%s is reported", (fields, underlined) => {
  expect(found(rule, entry(fields))).toEqual([`constant/discount-not-lower: ${underlined}`]);
});
