import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FileCache } from "../output/file-cache.ts";

/**
 * The paths of the font that sites come with, as TrueType: the libraries that draw text outside a browser read no WOFF2. Each
 * file holds other characters.
 */
export function fontFiles(cache: FileCache): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ["latin", "latin-ext", "vietnamese"].map(async (part) => {
      const font = await readFile(
        resolve(`@fontsource-variable/anek-latin/files/anek-latin-${part}-standard-normal.woff2`),
      );
      return cache.file(["truetype", font], async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      });
    }),
  );
}
