import { expect, test } from "vitest";
import { namesIn } from "./names-in.ts";

const found = (text: string, ...names: readonly string[]): readonly string[] => [...namesIn(text, names)];

test("a name is found wherever it stands, inside of longer ones too", () => {
  expect(found("image: art/old-oven.svg", "oven.svg", "loaf.svg")).toEqual(["oven.svg"]);
  expect(found("a.svg b.png", "a.svg", "b.png", "c.png")).toEqual(["a.svg", "b.png"]);
});

test("large and small letters count", () => {
  expect(found("image: Oven.SVG", "oven.svg", "Oven.SVG")).toEqual(["Oven.SVG"]);
});

test("one ending may begin another one", () => {
  expect(found("image: scan.tiff", "scan.tif", "scan.tiff")).toEqual(["scan.tif", "scan.tiff"]);
});

test("a name that is longer than the text does not stand in it", () => {
  expect(found("oven.svg", "a-large-oven.svg")).toEqual([]);
});

test("a megabyte of endings is read at once", () => {
  const names = Array.from({ length: 40 }, (_, length) => `${"x".repeat(length)}.svg`);
  const start = process.cpuUsage();
  expect(found(".svg".repeat(250_000), ...names)).toEqual([".svg"]);
  const { user } = process.cpuUsage(start);
  expect(user / 1e6).toBeLessThan(5);
});
