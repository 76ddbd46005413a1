/** What the styles ask for (kerning, ligatures, figures), and what letters need to be joined: in Arabic and in Indian scripts. */
const keepFeatures = (
  "kern liga clig calt lnum tnum ccmp locl mark mkmk rlig rvrn init medi fina isol mset curs " +
  "nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm"
).split(" ");

/** How far an axis of a font stays variable: its lowest and its highest value, as CSS has them (`640`, percent). */
export type AxisRange = readonly [min: number, max: number];

/** Which part of a font is kept. */
export interface FontPart {
  readonly codePoints: ReadonlySet<number>;
  /** Characters that come along where those have no shape, as joiners and spaces: browsers refuse a font without shapes. */
  readonly spare: readonly number[];
  /** Nothing for an axis that the font lacks. */
  readonly weight: AxisRange | undefined;
  readonly width: AxisRange | undefined;
}

/**
 * A font file (WOFF2) with the characters, weights and widths that a site shows. A page of the example site fetches 60 kB of
 * fonts in place of 186 kB.
 */
export async function subset(font: Buffer, { codePoints, spare, weight, width }: FontPart): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const options = { keepFeatures, noHinting: true } as const;
  // Together with the axes, tables of characters that are gone would stay: 3.6 kB for a file of one character.
  const cutTo = (text: string): Promise<Buffer> => subsetFont(font, text, { ...options, targetFormat: "truetype" });
  let text = String.fromCodePoint(...codePoints);
  let characters = await cutTo(text);
  if (isWithoutShapes(characters)) {
    text += String.fromCodePoint(...spare);
    characters = await cutTo(text);
  }
  const variationAxes = { ...(weight && { wght: axisOf(weight) }), ...(width && { wdth: axisOf(width) }) };
  return subsetFont(characters, text, { ...options, targetFormat: "woff2", variationAxes });
}

/** Whether the table of shapes of a TrueType font is empty: it has one byte then. */
function isWithoutShapes(font: Buffer): boolean {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index));
  return entries.some((entry) => entry.toString("latin1", 0, 4) === "glyf" && entry.readUInt32BE(12) < 2);
}

const axisOf = ([min, max]: AxisRange): { readonly min: number; readonly max: number } => ({ min, max });
