import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

/** Every character is 1 wide. */
const measure = (text: string): number => text.length;

test("keeps what fits on one line", () => {
  expect(breakLines("Our breads", 20, measure)).toEqual(["Our breads"]);
});

test("makes lines of about the same length", () => {
  const lines = breakLines("one two three four five six seven eight nine ten", 40, measure);
  expect(lines).toHaveLength(2);
  expect(Math.abs((lines[0]?.length ?? 0) - (lines[1]?.length ?? 0))).toBeLessThanOrEqual(8);
});

test("cuts a word that is wider than a line", () => {
  expect(breakLines("Donaudampfschiff", 8, measure)).toEqual(["Donaudam", "pfschiff"]);
});

test("has no line for no words", () => {
  expect(breakLines(" ", 8, measure)).toEqual([]);
});
