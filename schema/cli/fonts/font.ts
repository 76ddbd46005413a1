import { characterMap, type CharacterMap } from "./character-map.ts";
import { requiredTable, tablesOf, type FontTables } from "./tables.ts";
import { advanceDeltas, axesOf, type Axis } from "./variations.ts";

/** The height of a line: parts of the font's size. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A font that was read from a WOFF2 file. */
export interface Font {
  readonly characters: CharacterMap;
  readonly axes: readonly Axis[];
  readonly line: LineMetrics;
  /** `400`, as the font names its own weight. */
  readonly weight: number;
  readonly isSerif: boolean;
  /** What the font says of its license. */
  readonly license: "free" | "no-embedding" | "no-subset";
  /**
   * How wide characters are in one weight, as parts of the font's size.
   * @returns nothing for a character that the font lacks
   */
  advances(weight: number): (codePoint: number) => number | undefined;
}

/**
 * Reads a WOFF2 file.
 * @throws where it is damaged
 */
export function readFont(file: Buffer): Font {
  const tables = tablesOf(file);
  const head = requiredTable(tables, "head");
  const os2 = requiredTable(tables, "OS/2");
  const upem = head.getUint16(18);
  if (upem === 0) throw new Error("The font has no size");
  const characters = characterMap(requiredTable(tables, "cmap"));
  const widthOf = advancesOf(tables);
  return {
    characters,
    axes: axesOf(tables),
    line: lineMetrics(requiredTable(tables, "hhea"), os2, upem),
    weight: os2.getUint16(4),
    isSerif: isSerif(os2),
    license: licenseOf(os2.getUint16(8)),
    advances(weight) {
      const deltaOf = advanceDeltas(tables, { wght: weight });
      return (codePoint) => {
        const glyph = characters.get(codePoint);
        return glyph === undefined ? undefined : (widthOf(glyph) + deltaOf(glyph)) / upem;
      };
    },
  };
}

/** The advances of the glyphs, in units of the font. */
function advancesOf(tables: FontTables): (glyph: number) => number {
  const count = requiredTable(tables, "hhea").getUint16(34);
  const plain = tables.get("hmtx");
  if (plain) return (glyph) => (count === 0 ? 0 : plain.getUint16(Math.min(glyph, count - 1) * 4));
  // WOFF2 may leave out the side bearings: behind a byte of flags stand the advances alone.
  const packed = requiredTable(tables, "hmtx*");
  return (glyph) => (count === 0 ? 0 : packed.getUint16(1 + Math.min(glyph, count - 1) * 2));
}

/** The metrics that browsers take: those of `OS/2` where the font asks for them, else those of `hhea`. */
function lineMetrics(hhea: DataView, os2: DataView, upem: number): LineMetrics {
  const asksForTypo = (os2.getUint16(62) & 0x80) !== 0;
  const hasLine = hhea.getInt16(4) !== 0 || hhea.getInt16(6) !== 0;
  const [table, at] = asksForTypo || !hasLine ? [os2, 68] : [hhea, 4];
  return {
    ascent: table.getInt16(at) / upem,
    descent: Math.abs(table.getInt16(at + 2)) / upem,
    lineGap: Math.max(0, table.getInt16(at + 4)) / upem,
  };
}

/** The classes of families that have serifs: from old style to slab (OpenType, OS/2), and the serif styles of PANOSE. */
function isSerif(os2: DataView): boolean {
  const family = os2.getInt16(30) >> 8;
  if ((family >= 1 && family <= 5) || family === 7) return true;
  const isLatinText = os2.getUint8(32) === 2;
  const style = os2.getUint8(33);
  return family !== 8 && isLatinText && style >= 2 && style <= 10;
}

/** The bits of `fsType`: 1 alone forbids to embed the font, 8 to cut it, 9 to embed its outlines. */
function licenseOf(bits: number): Font["license"] {
  if ((bits & 0x0f) === 0x02 || (bits & 0x0200) !== 0) return "no-embedding";
  return (bits & 0x0100) === 0 ? "free" : "no-subset";
}
