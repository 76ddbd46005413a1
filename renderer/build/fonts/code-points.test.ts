import { expect, test } from "vitest";
import { codePointsOf } from "./code-points.ts";

const sorted = (text: string): string[] => [...text].sort();

test("every code point is named once, whatever the text it stands in", () => {
  expect(sorted(codePointsOf(["banana", "band", "₹ é"]))).toEqual([" ", "a", "b", "d", "n", "é", "₹"]);
});

test("a surrogate pair stays whole", () => {
  expect(sorted(codePointsOf(["a🥐", "🥐b"]))).toEqual(["a", "b", "🥐"]);
});

test("half a surrogate pair is left out", () => {
  expect(codePointsOf(["\ud83e", "\udd50"])).toBe("");
});

test("no text has no code points", () => {
  expect(codePointsOf([])).toBe("");
});
