import { expect, test } from "vitest";
import { rule } from "./circular.ts";
import { found, words } from "../testing/try-rule.ts";

test("constants that build on others are silent", () => {
  expect(found(rule, 'constants: { a: "{b} {b}", b: "{c}", c: 1, d: ["{a}", "{c}"] }')).toEqual([]);
});

test("a circle is reported once, at its first value", () => {
  expect(found(rule, 'constants:\n  a: "x {b}"\n  b: "{c}"\n  c: "{a}"\n  d: "{a}"')).toEqual([
    "constant/circular: {b}",
  ]);
  expect(words(rule, 'constants: { a: "{b}", b: "{a}" }')).toContain("The circle: {a} → {b} → {a}");
});

test("a value that refers to itself is reported", () => {
  expect(found(rule, 'constants: { a: "{a}" }')).toEqual(["constant/circular: {a}"]);
  expect(found(rule, 'constants: { a: ["{a}"] }')).toEqual(["constant/circular: {a}"]);
});

test("an entry's saving is built from its prices", () => {
  expect(found(rule, 'collections: { p: { x: { title: X, price: "{p.x.saving}", originalPrice: 3 } } }')).toEqual([
    "constant/circular: {p.x.saving}",
  ]);
});

test("two circles are two problems", () => {
  expect(found(rule, 'constants: { a: "{b}", b: "{a}", c: "{d}", d: "{c}" }')).toHaveLength(2);
});
