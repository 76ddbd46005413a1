import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../options.ts";
import { packageRoot } from "../package/places.ts";

const folder = (): string => join(packageRoot(), "starters");

/** The names of the sites that a new one can begin with: each is a folder with a site file, and a public folder where it has pictures. */
export const starterNames = (): readonly string[] =>
  readdirSync(folder())
    .filter((name) => existsSync(join(folder(), name, "site.yaml")))
    .sort();

/** @throws UsageError where there is no such starter */
export function requireStarter(name: string): string {
  const names = starterNames();
  if (!names.includes(name)) throw new UsageError(`There is no template “${name}”; there are ${names.join(", ")}`);
  return name;
}

export const starterText = (name: string): string => readFileSync(join(folder(), name, "site.yaml"), "utf8");

export const starterPublicFolder = (name: string): string => join(folder(), name, "public");

/** Copies the pictures of a starter. What is there stays. */
export function copyPictures(name: string, publicFolder: string): void {
  const from = starterPublicFolder(name);
  if (existsSync(from)) cpSync(from, publicFolder, { recursive: true, force: false });
}
