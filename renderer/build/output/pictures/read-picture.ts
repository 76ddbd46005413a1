import { readFile } from "node:fs/promises";
import { publishedFile } from "../../../../schema/cli/public-folder/scan.ts";
import { publicFile } from "../../../model/public-url.ts";

/** Reads a picture of the public folder by its URL in the model. */
export async function readPicture(publicFolder: string, src: string): Promise<Buffer> {
  const path = publishedFile(publicFolder, publicFile(src));
  if (path === undefined) throw new Error(`The public folder has no picture ${publicFile(src)}`);
  return readFile(path);
}
