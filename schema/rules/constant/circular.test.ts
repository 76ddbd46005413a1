import { expect, test } from "vitest";
import { check } from "./circular.ts";
import { found, words } from "../testing/try-rule.ts";

test("constants that build on others are silent", () => {
  expect(found(check, 'constants: { a: "{b} {b}", b: "{c}", c: 1, d: ["{a}", "{c}"] }')).toEqual([]);
});

test("a circle is reported once, at its first value", () => {
  expect(found(check, 'constants:\n  a: "x {b}"\n  b: "{c}"\n  c: "{a}"\n  d: "{a}"')).toEqual([
    "constant/circular: {b}",
  ]);
  expect(words(check, 'constants: { a: "{b}", b: "{a}" }')).toContain("The circle: {a} → {b} → {a}");
});

test("a value that refers to itself is reported", () => {
  expect(found(check, 'constants: { a: "{a}" }')).toEqual(["constant/circular: {a}"]);
  expect(found(check, 'constants: { a: ["{a}"] }')).toEqual(["constant/circular: {a}"]);
});

test("an entry's saving is built from its prices", () => {
  expect(found(check, 'collections: { p: { x: { title: X, price: "{p.x.saving}", originalPrice: 3 } } }')).toEqual([
    "constant/circular: {p.x.saving}",
  ]);
});

test("two circles are two problems", () => {
  expect(found(check, 'constants: { a: "{b}", b: "{a}", c: "{d}", d: "{c}" }')).toHaveLength(2);
});
