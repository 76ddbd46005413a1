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

/** What an earlier build left. */
export interface Earlier {
  readonly files: readonly string[];
  /** The innermost first. */
  readonly folders: readonly string[];
}

/** What is below a folder, from it. A repository in it is passed over, also one that stands elsewhere and is named here. */
export function earlierIn(folder: string): Earlier {
  const files: string[] = [];
  const folders: string[] = [];
  function look(below: string): void {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const name = below + entry.name;
      if (name === ".git") continue;
      if (!entry.isDirectory()) files.push(name);
      else {
        look(`${name}/`);
        folders.push(name);
      }
    }
  }
  if (existsSync(folder)) look("");
  return { files, folders };
}

/** Removes what an earlier build left and this one has not named, and folders that hold nothing then. */
export function removeOthers(folder: string, { files, folders }: Earlier, named: ReadonlySet<string>): void {
  for (const file of files) if (!named.has(file)) rmSync(join(folder, file), { force: true });
  const needed = new Set<string>();
  for (const file of named)
    for (let inner = posix.dirname(file); inner !== "." && !needed.has(inner); inner = posix.dirname(inner))
      needed.add(inner);
  for (const inner of folders)
    if (!needed.has(inner) && readdirSync(join(folder, inner)).length === 0) rmdirSync(join(folder, inner));
}
