import { readFile } from "node:fs/promises";
import { scanPublicFolder } from "../../../../schema/cli/public-folder/scan.ts";
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
      return { file, content: await cache.get(["svg", svg], async () => Buffer.from(await minifySvg(svg.toString()))) };
    }),
  );
}
