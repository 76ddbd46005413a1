import data from "./local-fonts.json" with { type: "json" };

/** A font that many devices have, in one weight. */
interface LocalCut {
  /** What systems call it. */
  readonly names: readonly string[];
  /** How wide a character is, as a part of the font’s size; nothing where that is not known. */
  advance(codePoint: number): number | undefined;
}

/** A font that many devices have. */
export interface LocalFont {
  readonly regular: LocalCut;
  readonly bold: LocalCut;
}

/** By code point, where its width stands. */
const places = new Map([...data.characters].map((character, index) => [character.codePointAt(0) ?? 0, index]));

function cutOf({ names, widths }: { readonly names: readonly string[]; readonly widths: string }): LocalCut {
  const thousandths = widths.split(" ").map(Number);
  return {
    names,
    advance(codePoint) {
      const width = thousandths[places.get(codePoint) ?? -1];
      return width === undefined ? undefined : width / 1000;
    },
  };
}

const fontsOf = (fonts: typeof data.sans): readonly LocalFont[] =>
  fonts.map(({ regular, bold }) => ({ regular: cutOf(regular), bold: cutOf(bold) }));

/**
 * The fonts that stand in for a typeface until it is there: that of Windows and macOS, that of Android, that of a bare Linux. Their
 * widths were read from Arimo and Tinos (as wide as Arial and Times New Roman), Roboto, Noto Serif and DejaVu.
 */
export const localFonts = (hasSerifs: boolean): readonly LocalFont[] => fontsOf(hasSerifs ? data.serif : data.sans);
