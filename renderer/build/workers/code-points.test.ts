import { expect, test } from "vitest";
import { signsOf } from "./code-points.ts";

const sorted = (text: string): string[] => [...text].sort();

test("every sign is named once, whatever the text it stands in", () => {
  expect(sorted(signsOf(["banana", "band", "₹ é"]))).toEqual([" ", "a", "b", "d", "n", "é", "₹"]);
});

test("a sign that takes two halves stays whole", () => {
  expect(sorted(signsOf(["a🥐", "🥐b"]))).toEqual(["a", "b", "🥐"]);
});

test("half a sign is no sign", () => {
  expect(signsOf(["\ud83e", "\udd50"])).toBe("");
});

test("no text has no signs", () => {
  expect(signsOf([])).toBe("");
});
