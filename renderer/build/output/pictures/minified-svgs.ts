import { readFile } from "node:fs/promises";
import { scanPublicFolder } from "../../../../schema/cli/public-folder/scan.ts";
import { examineSvg } from "../../../../schema/cli/public-folder/svg/examine-svg.ts";
import type { FileCache } from "../file-cache.ts";
import type { BuiltFile } from "../output-file.ts";
import { isSvg } from "./icon-files.ts";
import { minifySvg } from "./minify-svg.ts";

/** All SVG files of the public folder, minified. */
export async function minifiedSvgs(publicFolder: string, cache: FileCache): Promise<BuiltFile[]> {
  const files = [...scanPublicFolder(publicFolder).files].filter(([file]) => isSvg(file));
  return Promise.all(
    files.map(async ([file, path]) => {
      const svg = await readFile(path);
      const content = await cache.get(["examined svg", svg], async () => {
        // The check has found none; the file may have changed since.
        const fault = examineSvg(svg);
        if (fault) throw new Error(`${file} cannot be published: ${fault.detail}`);
        return Buffer.from(await minifySvg(svg.toString()));
      });
      return { file, content };
    }),
  );
}
