import type { ServerResponse } from "node:http";
import { publishedFile } from "../../../schema/cli/public-folder/scan.ts";
import { sendFile } from "../server/send-file.ts";

/**
 * Answers with a file of the public folder, if a build would publish it. A hidden file, or one that a link outside of the folder
 * leads to, is none.
 * @returns whether there is such a file
 */
export function servePublic(folder: string, name: string, response: ServerResponse): boolean {
  const path = publishedFile(folder, name);
  if (path === undefined) return false;
  sendFile(response, path);
  return true;
}
