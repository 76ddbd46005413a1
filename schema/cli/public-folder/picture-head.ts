import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { readImageHead, type ImageHead } from "./image-head.ts";

/** How much of a file is read to tell its kind and size. */
const headLimit = 512 * 1024;

/** A file that is larger is not read as a whole, in bytes. */
const maxPhotograph = 64 * 1024 * 1024;

/** The kind and the size of a picture on disk. */
export function readPictureHead(path: string): ImageHead {
  const { size } = statSync(path);
  const head = readImageHead(beginningOf(path, Math.min(size, headLimit)));
  // A camera or an image editor may write a lot before the size of the picture.
  const isCut = head.kind === "jpeg" && head.width === 0 && size > headLimit && size <= maxPhotograph;
  return isCut ? readImageHead(readFileSync(path)) : head;
}

function beginningOf(path: string, length: number): Buffer {
  const head = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
