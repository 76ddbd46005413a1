import { existsSync, lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isNotBuilt } from "./built-folder.ts";
import { onlyFile, readOptions, UsageError } from "../../schema/cli/options.ts";
import { publicFolderOf } from "./public-folder.ts";

const usage = `Checks a site file, and writes the site that it tells of: plain files for any server.

  npm run build -- [FILE] [options]

  FILE              the site file; what SITE names, or site.yaml, unless told
  --outDir FOLDER   where to write it: dist unless told
  --emptyOutDir     remove what is there, even where no build has made it
  --help            show this text

Ends with 0: built; 1: the file has errors, and nothing was built; 2: called in a wrong way; 3: a folder that
cannot be written, or a defect of this program.
`;

/** What to build, and where. */
export interface BuildCall {
  readonly does: "build";
  readonly site: string;
  /** Where the site is written. */
  readonly folder: string;
  /** Whether files of an earlier build are removed. */
  readonly empties: boolean;
}

const options = {
  outDir: { type: "string", default: "dist" },
  emptyOutDir: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Reads the arguments of the command. */
export function readBuildCall(
  args: readonly string[],
  root: string,
): BuildCall | { readonly does: "print"; readonly words: string } {
  const { values, positionals } = readOptions(args, options);
  if (values.help) return { does: "print", words: usage };
  const site = onlyFile(positionals) ?? (process.env["SITE"] || "site.yaml");
  const folder = realPath(resolve(root, values.outDir));
  if (entryAt(folder)?.isDirectory() === false)
    throw new UsageError(`The site cannot be written to ${values.outDir}: it is no folder. Name another one`);
  for (const own of [root, dirname(resolve(site))])
    if (isWithin(realPath(own), folder))
      throw new UsageError(
        `The site cannot be written to ${values.outDir}: its sources are there. Name another folder`,
      );
  if (isWithin(folder, realPath(publicFolderOf(site))))
    throw new UsageError(`The site cannot be written to ${values.outDir}, among its pictures. Name another folder`);
  return { does: "build", site, folder, empties: values.emptyOutDir || mayEmpty(folder, realPath(root)) };
}

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

/** Whether a folder is only for builds: it is inside the project and holds a build or nothing. */
function mayEmpty(folder: string, root: string): boolean {
  if (!isWithin(folder, root)) return false;
  // A Git repository in it is kept.
  const isEmpty = !existsSync(folder) || readdirSync(folder).every((name) => isNotBuilt(name));
  if (isEmpty || existsSync(join(folder, builtFile))) return true;
  throw new UsageError(
    `${relative(root, folder)} holds files that no build has made. To remove them, say --emptyOutDir`,
  );
}

/** The message for wrong arguments. */
export const howToBuild = (problem: string): string => `${problem}.\n\n${usage}`;
