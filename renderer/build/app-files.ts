import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./built-folder.ts";
import type { BuiltFile } from "./output/output-file.ts";

/** The app as browsers load it: the same for every site, but for its fonts. Names count from the site's root. */
export interface App {
  readonly script: string;
  readonly styles: readonly string[];
  readonly files: readonly BuiltFile[];
}

/** An entry or a chunk in the bundler's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

const manifestFile = ".vite/manifest.json";

/** The app as it was bundled. */
export function readApp(root: string): App {
  const folder = join(root, "build/app");
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundled app has no entry");
  const files = filesBelow(folder)
    .filter((file) => file !== manifestFile)
    .map((file) => ({ file, content: readFileSync(join(folder, file)) }));
  // Styles of what is loaded later come with it: before the others they would upset the order of layers.
  return { script: entry.file, styles: entry.css ?? [], files };
}

/** The script that stands inside every page. */
export const readBootstrap = (root: string): string =>
  readFileSync(join(root, "build/bootstrap/bootstrap.js"), "utf8").trim();
