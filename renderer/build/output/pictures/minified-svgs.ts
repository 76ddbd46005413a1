import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFiles } from "../../../../schema/cli/files.ts";
import type { FileCache } from "../file-cache.ts";
import type { BuiltFile } from "../output-file.ts";
import { isSvg } from "./icon-files.ts";
import { minifySvg } from "./minify-svg.ts";

/** All SVG files of the public folder, minified. */
export async function minifiedSvgs(publicFolder: string, cache: FileCache): Promise<BuiltFile[]> {
  const files = publicFiles(publicFolder).list().filter(isSvg);
  return Promise.all(
    files.map(async (file) => {
      const svg = await readFile(join(publicFolder, file));
      return { file, content: await cache.get(["svg", svg], async () => Buffer.from(await minifySvg(svg.toString()))) };
    }),
  );
}
