import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";

/** @param file from the site's root */
export type Write = (file: string, content: string | Buffer) => void;

/** Writes files below a folder, and creates each folder that they need once. A file with the same content is not written. */
export function writerFor(folder: string): Write {
  /** Folders, and whether they are new and thus empty. */
  const folders = new Map<string, boolean>();
  return (file, content) => {
    const path = join(folder, file);
    const parent = dirname(path);
    const isNew = folders.get(parent) ?? mkdirSync(parent, { recursive: true }) !== undefined;
    folders.set(parent, isNew);
    if (isNew || !writeOver(path, Buffer.from(content))) writeFileSync(path, content);
  };
}

/**
 * Overwrites a file in place: to truncate it first takes ten times as long, because Linux waits for the disk.
 * @returns whether there is such a file
 */
function writeOver(path: string, content: Buffer): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) return false;
  if (size === content.length && readFileSync(path).equals(content)) return true;
  const file = openSync(path, "r+");
  try {
    // Writes all of it, or throws; a single call may stop where the disk is full.
    writeFileSync(file, content);
    if (size > content.length) ftruncateSync(file, content.length);
  } finally {
    closeSync(file);
  }
  return true;
}

/** The names of all files below a folder, from it: `art/a.svg`. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
  );
}

/**
 * Whether a build overwrites the files of an earlier one and then removes the rest. To remove all of them first makes the build of
 * a large site a quarter slower on Linux. Other systems may ignore the case of names, so that an old file would be kept.
 */
export const writesOver = process.platform === "linux";

/** What an earlier build left. */
export interface Earlier {
  readonly files: readonly string[];
  /** The innermost first. */
  readonly folders: readonly string[];
}

/** What is below a folder, with names from it. A Git repository is left out, and so is a file `.git` that names one. */
export function earlierIn(folder: string): Earlier {
  const files: string[] = [];
  const folders: string[] = [];
  function walk(below: string): void {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const name = below + entry.name;
      if (name === ".git") continue;
      if (!entry.isDirectory()) files.push(name);
      else {
        walk(`${name}/`);
        folders.push(name);
      }
    }
  }
  if (existsSync(folder)) walk("");
  return { files, folders };
}

/** Removes what an earlier build left and this one did not write, and folders that are empty then. */
export function removeOthers(folder: string, { files, folders }: Earlier, written: ReadonlySet<string>): void {
  for (const file of files) if (!written.has(file)) rmSync(join(folder, file), { force: true });
  const needed = new Set<string>();
  for (const file of written)
    for (let inner = posix.dirname(file); inner !== "." && !needed.has(inner); inner = posix.dirname(inner))
      needed.add(inner);
  for (const inner of folders)
    if (!needed.has(inner) && readdirSync(join(folder, inner)).length === 0) rmdirSync(join(folder, inner));
}
