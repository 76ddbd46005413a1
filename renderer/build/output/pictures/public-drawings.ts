import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFiles } from "../../../../schema/cli/files.ts";
import type { BuiltFile } from "../built-file.ts";
import { isSvg } from "./icon-files.ts";
import type { KeptFiles } from "../file-cache.ts";
import { minifySvg } from "./minify-svg.ts";

/** All drawings of the public folder, minified. */
export async function publicDrawings(publicFolder: string, kept: KeptFiles): Promise<BuiltFile[]> {
  const drawings = publicFiles(publicFolder).list().filter(isSvg);
  return Promise.all(
    drawings.map(async (file) => {
      const svg = await readFile(join(publicFolder, file));
      return { file, content: await kept.get(["svg", svg], async () => Buffer.from(await minifySvg(svg.toString()))) };
    }),
  );
}
