import { readFile } from "node:fs/promises";
import { fontFiles } from "../../fonts/font-files.ts";
import type { FileCache } from "../file-cache.ts";

/** The outline of a letter in units of the font, `upem` of which make the font size; y points up. */
export interface LetterOutline {
  /** For the `d` of an SVG path. */
  readonly path: string;
  readonly advance: number;
  readonly upem: number;
}

/** The outline of a letter in bold, in the font that sites come with; nothing where the font lacks it. */
export async function letterOutline(letter: string, cache: FileCache): Promise<LetterOutline | undefined> {
  const { Blob, Face, Font, Variation } = await import("harfbuzzjs");
  for (const file of await fontFiles(cache)) {
    const face = new Face(new Blob(await readFile(file)));
    const font = new Font(face);
    font.setVariations([new Variation("wght", 700), new Variation("wdth", 100)]);
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) continue;
    // In whole units: what is left out is less than half a pixel at any size of an icon.
    const path = font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
    return { path, advance: font.glyphHAdvance(glyph), upem: face.upem };
  }
  return undefined;
}
