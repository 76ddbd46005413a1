import { expect, test } from "vitest";
import { fillsFrame, fitted } from "./fitted.ts";

const image = (width: number, height: number): Parameters<typeof fitted>[0] => ({
  src: "a.jpg",
  alt: "",
  width,
  height,
});
const sizeOf = ({ width, height }: ReturnType<typeof image>): readonly number[] => [width, height];

test("a picture that is too high for its box becomes narrower as well", () => {
  expect(sizeOf(fitted(image(900, 1600), { height: 800 }))).toEqual([450, 800]);
});

test("a picture that fits keeps its size, and grows only where it is asked to", () => {
  expect(sizeOf(fitted(image(300, 200), { width: 900, height: 800 }))).toEqual([300, 200]);
  expect(sizeOf(fitted(image(300, 200), { width: 900, height: 800 }, true))).toEqual([900, 600]);
});

test("a picture fills a frame unless more than two fifths of it would be cut off", () => {
  const frame = 16 / 10;
  expect(fillsFrame(image(1200, 900), frame)).toBe(true);
  expect(fillsFrame(image(1200, 1200), frame)).toBe(true);
  expect(fillsFrame(image(900, 1600), frame)).toBe(false);
  expect(fillsFrame(image(3000, 120), frame)).toBe(false);
  expect(fillsFrame(image(1000, 1000), 1.1, 1.45)).toBe(true);
  expect(fillsFrame(image(2100, 900), 1.1, 1.45)).toBe(false);
});
