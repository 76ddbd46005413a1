import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import type { FileFacts, FileFault, Files } from "../problem.ts";
import { readImageHead } from "./public-folder/image-head.ts";
import { publishedFile, scanPublicFolder, type PublicFolder } from "./public-folder/scan.ts";
import { examineSvg } from "./public-folder/svg/examine-svg.ts";

/** How much of a file is read to tell its kind and size: a camera writes much before the picture. */
const headLimit = 512 * 1024;

/** Larger drawings are not read, in bytes. */
const maxDrawing = 16 * 1024 * 1024;

/** The public folder on disk. What is known of a file is read once. */
export function publicFiles(folder: string): Files {
  const known = new Map<string, FileFacts | undefined>();
  let scanned: PublicFolder | undefined;
  let names: readonly string[] | undefined;
  const scan = (): PublicFolder => (scanned ??= scanPublicFolder(folder));
  return {
    list: () => (names ??= [...scan().files.keys()]),
    leftOut: () => scan().leftOut,
    facts(written) {
      const name = written.normalize();
      if (!known.has(name)) {
        const path = scanned ? scanned.files.get(name) : publishedFile(folder, name);
        known.set(name, path === undefined ? undefined : factsOf(path));
      }
      return known.get(name);
    },
  };
}

function factsOf(path: string): FileFacts | undefined {
  try {
    const { size } = statSync(path);
    if (size === 0)
      return { bytes: 0, kind: "other", width: 0, height: 0, fault: { why: "empty", detail: "It is empty." } };
    const facts = { bytes: size, ...readImageHead(headOf(path, Math.min(size, headLimit))) };
    const isDrawing = facts.kind === "svg" || /\.svgz?$/i.test(path);
    const fault = isDrawing ? faultOfDrawing(path, size) : undefined;
    return { ...facts, ...(fault && { fault }) };
  } catch {
    return undefined;
  }
}

function faultOfDrawing(path: string, size: number): FileFault | undefined {
  if (/\.svgz$/i.test(path)) return { why: "active", detail: "what cannot be looked into: it is packed" };
  if (size > maxDrawing) return { why: "active", detail: "more than 16 MB" };
  return examineSvg(readFileSync(path));
}

function headOf(path: string, length: number): Buffer {
  const head = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
