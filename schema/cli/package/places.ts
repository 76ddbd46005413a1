import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { version } from "./version.ts";

let ownFolder: string | undefined;

/** The folder of this program, with its `package.json`: a repository, or a package in `node_modules`. */
export const packageRoot = (): string => (ownFolder ??= packageAround(dirname(fileURLToPath(import.meta.url))));

/** Bundled or not, this file is some folders below its package. */
function packageAround(folder: string): string {
  if (nameOfPackage(join(folder, "package.json")) === "lintel") return folder;
  if (dirname(folder) === folder) throw new Error("This program is in no package “lintel”");
  return packageAround(dirname(folder));
}

function nameOfPackage(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { name }: { readonly name?: string } = JSON.parse(readFileSync(file, "utf8"));
  return name;
}

/** The folder of a site: that of its file. The working folder for what is piped in. */
export const siteRootOf = (file: string): string => (file === "-" ? process.cwd() : dirname(resolve(file)));

/** The folder of a site's pictures. */
export const publicFolderOf = (file: string): string => join(siteRootOf(file), "public");

/**
 * Where is kept what takes long to make: in the folder that the variable CACHE names, in a `node_modules` beside the site file, or
 * in the folder that the system has for it.
 */
export function cacheFolderOf(file: string): string {
  const named = process.env["CACHE"];
  if (named) return resolve(named);
  const root = siteRootOf(file);
  const modules = join(root, "node_modules");
  if (existsSync(modules)) return join(modules, ".cache/lintel");
  const name = createHash("sha256").update(`${version}:${root}`).digest("hex").slice(0, 16);
  return join(systemCache(), "lintel", name);
}

function systemCache(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === "win32") return LOCALAPPDATA || join(homedir(), "AppData/Local");
  if (process.platform === "darwin") return join(homedir(), "Library/Caches");
  return XDG_CACHE_HOME || join(homedir(), ".cache");
}
