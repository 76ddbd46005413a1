import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FileCache } from "../output/file-cache.ts";

/** The files of the font that sites come with, as TrueType: HarfBuzz reads no WOFF2. Each file holds other characters. */
export function fontFiles(cache: FileCache): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ["latin", "latin-ext", "vietnamese"].map(async (part) => {
      const font = await readFile(
        resolve(`@fontsource-variable/anek-latin/files/anek-latin-${part}-standard-normal.woff2`),
      );
      return cache.get(["truetype", font], async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      });
    }),
  );
}
