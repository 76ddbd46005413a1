import { accessSync, constants, lstatSync, readdirSync, realpathSync, statSync, type Stats } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { LeftOut } from "../../problem.ts";
import { privacyOf } from "./private-names.ts";

/** What the public folder holds. */
export interface PublicFolder {
  /** The files that are published, by their names on the site, each with its path on disk. Sorted. */
  readonly files: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
}

/** Finds what is published of a folder: files that nobody hid, and that lie in the folder. Nothing else is ever opened. */
export function scanPublicFolder(folder: string): PublicFolder {
  const files: [name: string, path: string][] = [];
  const leftOut: LeftOut[] = [];
  const root = realPath(folder);

  function walk(below: string): void {
    for (const entry of namesIn(join(folder, below))) {
      // Systems write the same accents in two ways; a URL has to choose one.
      const name = (below + entry).normalize();
      const path = join(folder, below, entry);
      const privacy = privacyOf(entry, below === "");
      const kind = privacy === "public" ? kindOf(path, root ?? folder) : privacy;
      if (kind === "file") files.push([name, path]);
      else if (kind === "folder") walk(`${below}${entry}/`);
      else if (kind !== "litter") leftOut.push({ name, why: kind });
    }
  }

  if (root !== undefined) walk("");
  return { files: new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1))), leftOut };
}

/**
 * The path on disk of one published file, found without a look at the others.
 * @param name from the public folder, as the site names it
 */
export function publishedFile(folder: string, name: string): string | undefined {
  const segments = name.split("/");
  // A backslash separates folders on Windows. What begins with a dot is private, `..` among it.
  const isOdd = name.includes("\u0000") || (sep === "\\" && name.includes(sep)) || segments.includes("");
  if (isOdd || segments.some((segment, index) => privacyOf(segment, index === 0) !== "public")) return undefined;
  const root = realPath(folder);
  const path = join(folder, ...segments);
  if (root === undefined) return undefined;
  if (statOf(path) === undefined) return scanPublicFolder(folder).files.get(name);
  // A folder above may be a link.
  const isPlain = segments.slice(0, -1).every((_, index) => !isLink(join(folder, ...segments.slice(0, index + 1))));
  return isPlain && kindOf(path, root) === "file" ? path : undefined;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Of a link, not of what it leads to. */
function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

const isLink = (path: string): boolean => statOf(path)?.isSymbolicLink() ?? false;

const isReadable = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param root the real path of the public folder */
function kindOf(path: string, root: string): "file" | "folder" | LeftOut["why"] {
  const stat = statOf(path);
  if (!stat) return "unreadable";
  if (stat.isDirectory()) return isReadable(path) ? "folder" : "unreadable";
  const isFile = stat.isFile();
  // Whoever opens a pipe waits for somebody who writes into it.
  if (!isFile && !stat.isSymbolicLink()) return "special";
  const real = isFile ? path : realPath(path);
  if (real === undefined) return "dead-link";
  if (!isFile) {
    const way = relative(root, real);
    if (way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way)) return "outside";
    // What is private is so under any name.
    if (way.split(sep).some((segment, index) => privacyOf(segment, index === 0) !== "public")) return "private";
    const target = statSync(real);
    if (target.isDirectory()) return "folder-link";
    if (!target.isFile()) return "special";
  }
  return isReadable(real) ? "file" : "unreadable";
}
