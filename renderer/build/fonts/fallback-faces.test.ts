import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { families, usualFamily } from "../../../schema/site/theme/families.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import { letterCounts } from "./letter-counts.ts";
import { typefaceOf } from "./typeface.ts";

const publicFolder = mkdtempSync(join(tmpdir(), "lintel-font-"));
afterAll(() => rmSync(publicFolder, { recursive: true }));

/** The rules that stand in for a typeface. */
function fallbackOf(font: string, texts?: string): string {
  const typeface = typefaceOf(font, publicFolder);
  if (!typeface) throw new Error(`${font} needs none`);
  return fallbackFaces(typeface, texts === undefined ? undefined : letterCounts([texts])).css;
}

const percent = (css: string, property: string): number[] =>
  [...css.matchAll(new RegExp(`${property}:([0-9.]+)%`, "g"))].map(([, value]) => Number(value));

const keys = [...families.keys()].filter((key) => key !== usualFamily);

test.each(keys)("%s has three fonts of devices in its place, each in five weights", (font) => {
  const css = fallbackOf(font);
  const sizes = percent(css, "size-adjust");
  expect(sizes).toHaveLength(15);
  for (const size of sizes) expect(Math.abs(size - 100)).toBeLessThan(30);
  // The line is as high as that of the typeface, however large the font of the device is made.
  const heights = percent(css, "ascent-override").map((ascent, index) => (ascent * (sizes[index] ?? 0)) / 100);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1);
});

test("what stands in is as wide for the letters of this site, in Cyrillic as in Latin", () => {
  const [latin = 0] = percent(fallbackOf("jost", "five loaves a day and a cake"), "size-adjust");
  const [cyrillic = 0] = percent(fallbackOf("jost", "пять буханок в день и торт ".repeat(20)), "size-adjust");
  expect(Math.abs(latin - cyrillic)).toBeGreaterThan(0.5);
});

test("what stands in has serifs where the typeface has them, in a file of the author too", () => {
  expect(fallbackOf("source-serif-4")).toContain('local("Times New Roman")');
  expect(fallbackOf("inter")).toContain('local("Arial")');
  mkdirSync(join(publicFolder, "fonts"));
  const inter = readFileSync("node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");
  writeFileSync(join(publicFolder, "fonts/brand.woff2"), inter);
  const texts = "five loaves a day and a cake";
  expect(fallbackOf("fonts/brand.woff2", texts)).toBe(
    fallbackOf("inter", texts).replaceAll('"Inter Fallback', '"Site Font Fallback'),
  );
});
