import { expect, test } from "vitest";
import { percent } from "./percent.ts";

test.each([
  [72, 72],
  [-5, 0],
  [140, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])("shows %d as %d", (value, shown) => {
  expect(percent(value)).toBe(shown);
});
