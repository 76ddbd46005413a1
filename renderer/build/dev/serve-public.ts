import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { lookup } from "mrmime";
import { publishedFile } from "../../../schema/cli/public-folder/scan.ts";

/**
 * Answers with a file of the public folder, if a build would publish it. Vite's own answer gives out hidden files, follows links
 * out of the folder, and does not find a file with `#` in its name.
 * @returns whether there is such a file
 */
export function servePublic(folder: string, name: string, response: ServerResponse): boolean {
  const path = publishedFile(folder, name);
  if (path === undefined) return false;
  const type = lookup(name) ?? "application/octet-stream";
  response.setHeader("Content-Type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  response.setHeader("Cache-Control", "no-store");
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
  return true;
}
