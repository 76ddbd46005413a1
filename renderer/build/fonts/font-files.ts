import { readFile } from "node:fs/promises";
import { bundledFile } from "../app-files.ts";
import type { FileCache } from "../output/file-cache.ts";

/** The files of the font that sites come with, as TrueType: HarfBuzz reads no WOFF2. Each file holds other characters. */
export const fontFiles = (cache: FileCache): Promise<Buffer[]> =>
  Promise.all(
    ["latin", "latin-ext", "vietnamese"].map(async (part) => {
      const font = await readFile(bundledFile(`fonts/anek-latin-${part}-standard-normal.woff2`));
      return cache.get(["truetype", font], async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      });
    }),
  );
