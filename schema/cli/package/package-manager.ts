import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The words that install a package for development, by the lockfile of a package manager. */
const commands: ReadonlyMap<string, readonly string[]> = new Map([
  ["package-lock.json", ["npm", "install", "--save-dev"]],
  ["pnpm-lock.yaml", ["pnpm", "add", "--save-dev"]],
  ["yarn.lock", ["yarn", "add", "--dev"]],
  ["bun.lock", ["bun", "add", "--dev"]],
]);

/**
 * The words that install packages in a folder: with the package manager whose lockfile is there or in a folder above, because another
 * one would take its `node_modules` apart. Without any, with npm.
 */
export function installCommand(folder: string, packages: readonly string[]): readonly string[] {
  const at = resolve(folder);
  const found = [...commands].find(([lockfile]) => existsSync(join(at, lockfile)))?.[1];
  if (found) return [...found, ...packages];
  return dirname(at) === at ? ["npm", "install", "--save-dev", ...packages] : installCommand(dirname(at), packages);
}
