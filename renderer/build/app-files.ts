import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../schema/cli/package/places.ts";
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

/** The path of something that was bundled. */
export const bundledFile = (name: string): string => join(packageRoot(), "build", name);

const manifestFile = ".vite/manifest.json";

/** Where the app begins, as the bundler's manifest has it. */
export function bundledApp(name: "app" | "app-own" | "live"): Pick<App, "script" | "styles"> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(bundledFile(`${name}/${manifestFile}`), "utf8"),
  );
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The bundled app has no entry");
  // Styles of what is loaded later come with it: before the others they would upset the order of layers.
  return { script: entry.file, styles: entry.css ?? [] };
}

/** The app as it was bundled for visitors: of any site, or of one with section types of its own. */
export function readApp(name: "app" | "app-own" = "app"): App {
  const folder = bundledFile(name);
  const files = filesBelow(folder)
    .filter((file) => file !== manifestFile)
    .map((file) => ({ file, content: readFileSync(join(folder, file)) }));
  return { ...bundledApp(name), files };
}

/** The script that stands inside every page. */
export const readBootstrap = (): string => readFileSync(bundledFile("bootstrap/bootstrap.js"), "utf8").trim();

/** Tells the engine's code from every other version of it. */
export const sourceHash = (): string => readFileSync(bundledFile("source-hash"), "utf8");
