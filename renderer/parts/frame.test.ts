import { expect, test } from "vitest";
import { fill } from "./frame.ts";

test("fills every place of a label", () => {
  expect(fill("Showing {count} {noun}", { count: 3, noun: "programs" })).toBe("Showing 3 programs");
});

test("leaves a place without a value as written", () => {
  expect(fill("{name}, home", {})).toBe("{name}, home");
});
