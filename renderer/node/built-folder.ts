import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** @param file from the site's root */
export type Write = (file: string, content: string | Buffer) => void;

/** Writes files below a folder, and makes each folder that they need once. */
export function writerFor(folder: string): Write {
  const known = new Set<string>();
  return (file, content) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!known.has(parent)) mkdirSync(parent, { recursive: true });
    known.add(parent);
    writeFileSync(path, content);
  };
}
