import { describe, expect, test } from "vitest";
import { readImageHead } from "./image-head.ts";

const bytes = (...parts: readonly (string | number | readonly number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string"
        ? Buffer.from(part, "latin1")
        : Buffer.from(typeof part === "number" ? [part] : [...part]),
    ),
  );

describe("the head of an image", () => {
  test.each([
    ["png", bytes("\u0089PNG\r\n\u001a\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 64], [0, 0, 0, 240]), 320, 240],
    ["gif", bytes("GIF89a", [64, 1], [240, 0]), 320, 240],
    ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0xff, 0xc2, 0, 17, 8, 0, 240, 1, 64, 3]), 320, 240],
    ["webp", bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0], [63, 1, 0], [239, 0, 0]), 320, 240],
    [
      "webp",
      bytes("RIFF", [0, 0, 0, 0], "WEBPVP8L", [10, 0, 0, 0, 0x2f], [0x3f, 0xc1, 0x3b, 0], [0, 0, 0, 0, 0]),
      320,
      240,
    ],
    [
      "avif",
      bytes([0, 0, 0, 28], "ftypavif", [0, 0, 0, 0], "mif1avifispe", [0, 0, 0, 0], [0, 0, 1, 64], [0, 0, 0, 240]),
      320,
      240,
    ],
    ["svg", bytes('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x" viewBox="0 0 320 240">'), 320, 240],
    ["svg", bytes('<svg width="320px" height="240" viewBox="0 0 1 1">'), 320, 240],
    ["svg", bytes('<svg width="320" viewBox="0 0 640 480">'), 320, 240],
    ["other", bytes("<html><svg></svg></html>"), 0, 0],
  ])("of a %s says its kind and size", (kind, head, width, height) => {
    expect(readImageHead(head)).toEqual({ kind, width, height });
  });

  test("may be cut anywhere", () => {
    const whole = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0xff, 0xc2, 0, 17, 8, 0, 240, 1, 64, 3]);
    for (let length = 0; length <= whole.length; length += 1)
      expect(() => readImageHead(whole.subarray(0, length))).not.toThrow();
  });
});
