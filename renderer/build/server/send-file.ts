import { createReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { lookup } from "mrmime";

/** Answers with a file of the disk, of the type that its name says. */
export function sendFile(response: ServerResponse, path: string, cacheControl = "no-store"): void {
  const type = lookup(path) ?? "application/octet-stream";
  response.setHeader("Content-Type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  response.setHeader("Cache-Control", cacheControl);
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** Answers with a text. */
export function sendText(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "no-store");
  response.end(body);
}
