import { expect, test } from "vitest";
import { isAimed, isAtRest, isVertical } from "./mega-aim.ts";

const edge = { left: 96, right: 1344, top: 112 };
const left = { x: 340, y: 80 };

test("a move down from the item to the panel is aimed, straight or aslant", () => {
  expect(isAimed({ x: 340, y: 100 }, left, edge)).toBe(true);
  expect(isAimed({ x: 700, y: 100 }, left, edge)).toBe(true);
  expect(isAimed({ x: 180, y: 105 }, left, edge)).toBe(true);
});

test("a move along the header is not aimed", () => {
  expect(isAimed({ x: 460, y: 80 }, left, edge)).toBe(false);
  expect(isAimed({ x: 460, y: 76 }, left, edge)).toBe(false);
});

test("a move up or past the panel is not aimed", () => {
  expect(isAimed({ x: 340, y: 60 }, left, edge)).toBe(false);
  expect(isAimed({ x: 1400, y: 110 }, left, edge)).toBe(false);
});

test("a move is vertical where it is steeper than flat", () => {
  expect(isVertical({ x: 0, y: 0 }, { x: 3, y: 20 })).toBe(true);
  expect(isVertical({ x: 0, y: 0 }, { x: 20, y: 3 })).toBe(false);
  expect(isVertical({ x: 0, y: 0 }, { x: 0, y: 0 })).toBe(false);
});

test("a trembling hand is at rest", () => {
  expect(isAtRest({ x: 10, y: 10 }, { x: 12, y: 11 })).toBe(true);
  expect(isAtRest({ x: 10, y: 10 }, { x: 14, y: 10 })).toBe(false);
});
