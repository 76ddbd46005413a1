/** The part of the library that is used here: its own package of types does not know `keepFeatures`. */
declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }

  interface Options {
    readonly targetFormat: "truetype" | "woff2";
    /** Tags of OpenType features; all of them where there is none. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
    /** By tag of the axis: a range that stays variable, or the one value that stays. */
    readonly variationAxes?: Readonly<Record<string, number | Axis>>;
  }

  /** @param text every character to keep; nothing with `keepAllGlyphs` */
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>;
}
