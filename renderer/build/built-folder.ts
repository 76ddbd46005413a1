import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { isStage } from "./staged-files.ts";

/** The names of all files below a folder, from it: `art/a.svg`. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
  );
}

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
      if (isNotBuilt(entry.name, below)) continue;
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

/** Whether something in a folder for builds is no part of a site. */
export const isNotBuilt = (name: string, below = ""): boolean => below === "" && (name === ".git" || isStage(name));

/**
 * Removes what is in the way of files that are not in place yet: a file where a folder has to be, a folder where a file has to be,
 * and names that differ in large and small letters alone, which many systems take for the same.
 * @returns what is still there
 */
export function removeInTheWay(folder: string, { files, folders }: Earlier, written: ReadonlySet<string>): Earlier {
  /** By the names in small letters: how they are written now, folders with a slash at the end. */
  const names = new Map<string, string>();
  for (const file of written) for (const name of [file, ...foldersOf(file)]) names.set(withoutSlash(name), name);
  const differs = (name: string): boolean => (names.get(withoutSlash(name)) ?? name) !== name;
  const isFree = (file: string): boolean => written.has(file) || ![file, ...foldersOf(file)].some(differs);
  const isFreeFolder = (inner: string): boolean => ![`${inner}/`, ...foldersOf(inner)].some(differs);
  for (const file of files) if (!isFree(file)) rmSync(join(folder, file), { force: true });
  for (const inner of folders) if (!isFreeFolder(inner)) removeEmpty(join(folder, inner));
  return { files: files.filter(isFree), folders: folders.filter(isFreeFolder) };
}

const withoutSlash = (name: string): string => name.toLowerCase().replace(/\/$/, "");

/** The folders around a file, each with a slash at its end. */
function foldersOf(file: string): readonly string[] {
  const folders: string[] = [];
  for (let inner = posix.dirname(file); inner !== "."; inner = posix.dirname(inner)) folders.push(`${inner}/`);
  return folders;
}

/** Removes what an earlier build left and this one did not write, and folders that are empty then. */
export function removeOthers(folder: string, { files, folders }: Earlier, written: ReadonlySet<string>): void {
  for (const file of files) if (!written.has(file)) rmSync(join(folder, file), { force: true });
  const needed = new Set([...written].flatMap(foldersOf));
  for (const inner of folders) if (!needed.has(`${inner}/`)) removeEmpty(join(folder, inner));
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
