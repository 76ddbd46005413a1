import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bakery } from "../refactor/restructure.ts";
import { folderWith } from "./cli.ts";

/** A picture of the bakery. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#850"/></svg>';

/** A folder with the bakery and its pictures. */
export function folder(text = bakery): string {
  const path = folderWith(text);
  mkdirSync(join(path, "public/art"), { recursive: true });
  for (const name of ["art/oven.svg", "art/loaf.svg"]) writeFileSync(join(path, "public", name), drawing);
  writeFileSync(join(path, "public/prices.pdf"), "%PDF-1.4 prices");
  return path;
}
