import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, boolean, nat, property } from "fast-check";
import { Blob, Buffer as TextBuffer, Face, Font as ShapedFont, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { families } from "../../site/theme/families.ts";
import { publicFiles } from "../files.ts";
import { averageWidth, fontFacts } from "./font-facts.ts";
import { readFont } from "./font.ts";

const latin = (family: string): Buffer =>
  readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-${family === "anek-latin" ? "standard" : "wght"}-normal.woff2`,
  );
const keys = [...families.keys()];

/** The sum of the advances of some letters, which HarfBuzz adds up without kerning. */
async function shapedWidth(font: Buffer, weight: number, text: string): Promise<number> {
  const trueType = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
  const face = new Face(new Blob(trueType));
  const shaped = new ShapedFont(face);
  shaped.setVariations([new Variation("wght", weight)]);
  let sum = 0;
  for (const letter of text) {
    const buffer = new TextBuffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    shape(shaped, buffer);
    for (const { xAdvance } of buffer.getGlyphPositions()) sum += xAdvance;
  }
  return sum / face.upem;
}

test.each(keys)("letters of %s are as wide in each weight as HarfBuzz makes them", async (family) => {
  const font = latin(family);
  const text = "Hamburgefonstiv 0123";
  for (const weight of [400, 475, 640, 700]) {
    const advance = readFont(font).advances(weight);
    const width = [...text].reduce((sum, letter) => sum + (advance(letter.codePointAt(0) ?? 0) ?? 0), 0);
    expect(width / (await shapedWidth(font, weight, text))).toBeCloseTo(1, 3);
  }
});

test.each(keys)("what the site knows of %s is what its file says", (family) => {
  const font = readFont(latin(family));
  expect(averageWidth(font, 640)).toBeCloseTo(families.get(family)?.boldWidth ?? 0, 3);
  const { weights } = fontFacts(latin(family));
  expect(weights[0]).toBeLessThanOrEqual(400);
  expect(weights[1]).toBeGreaterThanOrEqual(700);
});

test.each(keys)("the scripts of %s are those that it has files for", (family) => {
  const parts = Object.keys(
    JSON.parse(readFileSync(`node_modules/@fontsource-variable/${family}/unicode.json`, "utf8")),
  );
  const codes = new Map([
    ["latin", "Latn"],
    ["cyrillic", "Cyrl"],
    ["greek", "Grek"],
    ["devanagari", "Deva"],
    ["arabic", "Arab"],
    ["hebrew", "Hebr"],
    ["vietnamese", "vi"],
  ]);
  const expected = [...codes].flatMap(([part, code]) => (parts.includes(part) ? [code] : []));
  // Of the usual typeface sites get no file for Vietnamese.
  const known = family === "anek-latin" ? ["Latn"] : expected;
  expect(families.get(family)?.scripts.toSorted()).toEqual(known.toSorted());
});

test("a font of one weight says so, and which characters it has", async () => {
  const bold = await subsetFont(latin("inter"), "ab z", { targetFormat: "woff2", variationAxes: { wght: 700 } });
  expect(fontFacts(bold)).toMatchObject({
    weights: [700, 700],
    characters: [
      [32, 32],
      [97, 98],
      [122, 122],
    ],
  });
});

/** A font whose license bits are these. */
async function licensed(bits: number): Promise<Buffer> {
  const font = await subsetFont(latin("jost"), "abc", { targetFormat: "truetype" });
  const record = font.indexOf("OS/2");
  font.writeUInt16BE(bits, font.readUInt32BE(record + 8) + 8);
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "woff2" });
}

test.each([
  [0x0000, "free"],
  [0x0002, "no-embedding"],
  [0x0004, "free"],
  [0x0008, "free"],
  [0x0108, "no-subset"],
  [0x0200, "no-embedding"],
] as const)("the license bits %i mean %s", async (bits, license) => {
  expect(readFont(await licensed(bits)).license).toBe(license);
});

test("a damaged file is known to be one, or is read, and keeps nobody waiting", () => {
  const folder = mkdtempSync(join(tmpdir(), "lintel-font-"));
  const font = latin("space-grotesk");
  assert(
    property(nat(font.length - 1), nat(255), boolean(), (at, byte, isCut) => {
      const damaged = isCut ? font.subarray(0, at) : Buffer.from(font);
      if (!isCut) damaged[at] = byte;
      writeFileSync(join(folder, "a.woff2"), damaged);
      const facts = publicFiles(folder).facts("a.woff2");
      return facts !== undefined && (facts.font === undefined || facts.fault === undefined);
    }),
    { numRuns: 60 },
  );
  rmSync(folder, { recursive: true });
});
