import { chosenFont, usualFamily } from "../../../schema/site/theme/families.ts";
import type { FileCache } from "../output/file-cache.ts";
import { familyFiles, typefaceOf, type TypefaceFile } from "./typeface.ts";

/**
 * The files of a typeface as TrueType, for pictures: HarfBuzz reads no WOFF2. Each file holds other characters. Where a site
 * has the fonts of devices, its pictures have the usual typeface.
 * @param font one name of `site.theme.font`
 */
export const fontFiles = (font: string, publicFolder: string, cache: FileCache): Promise<Buffer[]> =>
  Promise.all(
    filesOf(font, publicFolder).map(({ content }) =>
      cache.get(["truetype", content], async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(content, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      }),
    ),
  );

/** The first one that has a character draws it: Latin before what has some of its letters as well. */
function filesOf(font: string, publicFolder: string): readonly TypefaceFile[] {
  const isUsual = chosenFont(font).kind === "system" || font === usualFamily;
  return (isUsual ? familyFiles(usualFamily) : (typefaceOf(font, publicFolder)?.files ?? [])).toReversed();
}
