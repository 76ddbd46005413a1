import { expect, test } from "vitest";
import { rangesOf, unicodeRange } from "./unicode-range.ts";

test("ranges are read as CSS writes them", () => {
  expect(rangesOf("U+0000-00FF, U+20AC,U+4??")).toEqual([
    [0, 255],
    [0x20ac, 0x20ac],
    [0x400, 0x4ff],
  ]);
});

test("neighbors are written as one range", () => {
  expect(unicodeRange([0x43, 0x41, 0x42, 0x20b9])).toBe("U+41-43,U+20B9");
});
