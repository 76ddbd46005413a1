import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { FileFacts, Files } from "../problem.ts";
import { readImageHead } from "./public-folder/image-head.ts";
import { publishedFile, scanPublicFolder, type PublicFolder } from "./public-folder/scan.ts";

/** How much of a file is read to tell its kind and size: a camera writes much before the picture. */
const headLimit = 512 * 1024;

/** What runs in an SVG file that is opened by itself: scripts, handlers of events, addresses that are code. */
const runsScript = /<script[\s>/]|\son[a-z]+\s*=|javascript:/i;

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
    if (size === 0) return { bytes: 0, kind: "other", width: 0, height: 0, problem: "The file is empty." };
    const head = headOf(path, Math.min(size, headLimit));
    const facts = { bytes: size, ...readImageHead(head) };
    return facts.kind === "svg" && runsScript.test(head.toString())
      ? { ...facts, problem: "It contains a script." }
      : facts;
  } catch {
    return undefined;
  }
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
