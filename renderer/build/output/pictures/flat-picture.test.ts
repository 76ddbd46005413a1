import sharp from "sharp";
import { expect, test } from "vitest";
import { flatPicture, type Box } from "./flat-picture.ts";

const width = 20;
const height = 10;
const box: Box = { left: 4, top: 2, width: 8, height: 4 };
const textColor = 0xf0f4f8;

/** Pixels, each of the color that `colorOf` gives. */
const pixels = (colorOf: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: width * height }, (_, index) => colorOf(index % width, Math.floor(index / width))).flatMap(
      (color) => [color >> 16, (color >> 8) & 255, color & 255],
    ),
  );

const striped = pixels((x) => (x < 10 ? 0x0b3a42 : 0xffb224));

/** The colors of a picture, by row. */
async function colorsOf(png: Buffer): Promise<number[][]> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => data.readUIntBE((y * width + x) * 3, 3)),
  );
}

test("the background keeps its color where no text is", async () => {
  const draw = flatPicture({ data: striped, width }, box, textColor);
  const rows = await colorsOf(draw?.(new Uint8Array(box.width * box.height)) ?? Buffer.alloc(0));
  for (const row of rows) expect(row).toEqual(Array.from({ length: width }, (_, x) => (x < 10 ? 0x0b3a42 : 0xffb224)));
});

test("text stands in its box, in its color", async () => {
  const draw = flatPicture({ data: striped, width }, box, textColor);
  const rows = await colorsOf(draw?.(new Uint8Array(box.width * box.height).fill(255)) ?? Buffer.alloc(0));
  rows.forEach((row, y) =>
    row.forEach((color, x) => {
      const inside = x >= 4 && x < 12 && y >= 2 && y < 6;
      expect(color).toBe(inside ? textColor : x < 10 ? 0x0b3a42 : 0xffb224);
    }),
  );
});

test("the edge of a letter is between the colors of background and text", async () => {
  const draw = flatPicture({ data: pixels(() => 0x000000), width }, box, 0xffffff);
  const rows = await colorsOf(draw?.(new Uint8Array(box.width * box.height).fill(128)) ?? Buffer.alloc(0));
  const gray = (rows[3]?.[6] ?? 0) & 255;
  expect(gray).toBeGreaterThan(120);
  expect(gray).toBeLessThan(136);
});

test("a background with more colors than the palette holds gets the nearest ones", async () => {
  const many = pixels((x, y) => (y < 2 || y > 6 ? ((x * 12) << 16) | ((y * 25) << 8) | (x * y) : 0x101010));
  const draw = flatPicture({ data: many, width }, box, textColor);
  const rows = await colorsOf(draw?.(new Uint8Array(box.width * box.height)) ?? Buffer.alloc(0));
  const before = await colorsOf(
    await sharp(Buffer.from(many), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
  for (const [y, row] of rows.entries())
    for (const [x, color] of row.entries())
      for (const shift of [16, 8, 0])
        expect(Math.abs(((color >> shift) & 255) - (((before[y]?.[x] ?? 0) >> shift) & 255))).toBeLessThan(32);
});

test("a photograph as the background gives no flat picture", () => {
  expect(flatPicture({ data: pixels((x, y) => x * 9000 + y * 77), width }, box, textColor)).toBeUndefined();
});
