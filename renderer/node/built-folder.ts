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
import { dirname, join } from "node:path";

/** @param file from the site's root */
export type Write = (file: string, content: string | Buffer) => void;

/** Writes files below a folder, and makes each folder that they need once. A file that holds the same already stays as it is. */
export function writerFor(folder: string): Write {
  /** Folders, and whether they were made just now: those hold nothing yet. */
  const known = new Map<string, boolean>();
  return (file, content) => {
    const path = join(folder, file);
    const parent = dirname(path);
    const isNew = known.get(parent) ?? mkdirSync(parent, { recursive: true }) !== undefined;
    known.set(parent, isNew);
    if (isNew || !writeOver(path, Buffer.from(content))) writeFileSync(path, content);
  };
}

/** Changes a file in place: to empty one first takes ten times as long, for the disk is waited for. Says whether there is one. */
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
 * Whether a build writes over the files of an earlier one, and then removes the rest. To remove all of them first takes a large
 * site a quarter longer: Linux looks for room that was not just given back. Elsewhere names may differ by case alone.
 */
export const writesOver = process.platform === "linux";

/** Removes from a folder what is not named, and folders that hold nothing then. A repository in it stays. */
export function removeOthers(folder: string, named: ReadonlySet<string>): void {
  /** Whether anything stays below a place. */
  function clear(below: string): boolean {
    const stay = readdirSync(join(folder, below), { withFileTypes: true }).filter((entry) => {
      const name = below + entry.name;
      const stays = entry.isDirectory() ? name === ".git" || clear(`${name}/`) : named.has(name);
      if (!stays && !entry.isDirectory()) rmSync(join(folder, name));
      return stays;
    });
    if (stay.length === 0) rmdirSync(join(folder, below));
    return stay.length > 0;
  }
  clear("");
}
