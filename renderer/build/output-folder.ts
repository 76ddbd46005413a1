import { existsSync, lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { BuildCall } from "../../schema/cli/package/engine.ts";
import { ObstacleError, UsageError } from "../../schema/cli/options.ts";
import { packageRoot, publicFolderOf, siteRootOf } from "../../schema/cli/package/places.ts";
import { isNotBuilt } from "./built-folder.ts";

/** Where a site is written. */
export interface OutputFolder {
  readonly folder: string;
  /** Whether files of an earlier build are removed. */
  readonly empties: boolean;
}

/**
 * The folder that a call names.
 * @throws UsageError where it is not one that a site can be written to
 */
export function outputFolder({ site, out, empty }: BuildCall): OutputFolder {
  const folder = realPath(out === undefined ? join(siteRootOf(site), "dist") : resolve(out));
  const refuse = (why: string): never => {
    throw new UsageError(`The site cannot be written to ${out ?? shown(folder)}${why}`);
  };
  // What the system shows there is no place for files: to write to it fails, or never ends.
  const system = systemFolders.find((one) => isWithin(folder, one));
  if (system !== undefined) refuse(`: ${system} belongs to the system. Name another folder`);
  if (entryAt(folder)?.isDirectory() === false) refuse(": it is no folder. Name another one");
  for (const own of [packageRoot(), siteRootOf(site)])
    if (isWithin(realPath(own), folder)) refuse(": its sources are there. Name another folder");
  if (isWithin(folder, realPath(publicFolderOf(site)))) refuse(", among its pictures. Name another folder");
  return { folder, empties: empty || mayEmpty(folder, [siteRootOf(site), process.cwd()].map(realPath)) };
}

const systemFolders = ["/proc", "/sys"];

const shown = (folder: string): string => relative(process.cwd(), folder);

/** Whether a folder is the same as another one, or inside it. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(outer, inner);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where a path leads through all links. The end of it may be missing. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // A link that leads nowhere is there, and has no real path.
    return entryAt(path) || dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

/** What stands at a path, links not followed. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** A file that every build writes. */
const builtFile = "404.html";

/** Whether a folder is only for builds: it is inside a folder of the author and holds a build or nothing. */
function mayEmpty(folder: string, roots: readonly string[]): boolean {
  if (!roots.some((root) => isWithin(folder, root))) return false;
  // A Git repository in it is kept.
  const isEmpty = !existsSync(folder) || readdirSync(folder).every((name) => isNotBuilt(name));
  if (isEmpty || existsSync(join(folder, builtFile))) return true;
  throw new ObstacleError(`${shown(folder)} holds files that no build has made. To remove them, say --empty`);
}
