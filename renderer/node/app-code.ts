import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { bundledOnce, stateOf } from "./bundled-once.ts";
import { filesBelow } from "./built-folder.ts";
import { browserBuild, browserPlugins, forProduction, styleOptions } from "./bundles.ts";
import type { BuiltFile } from "./feeds/built-file.ts";

/** What the pages name of the app. */
interface Entry {
  /** From the site's root, as all names of files here. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** The app as browsers load it: the same for every site, but for its fonts. */
export interface App extends Entry {
  readonly files: readonly BuiltFile[];
}

const entryFile = "entry.json";

/** The app, bundled once. */
export async function appCode(root: string, state = stateOf(root)): Promise<App> {
  return readApp(await bundledOnce(root, "app", state, (unfinished) => bundleApp(root, unfinished)));
}

/** What was bundled into a folder. */
export function readApp(folder: string): App {
  const entry: Entry = JSON.parse(readFileSync(join(folder, entryFile), "utf8"));
  const files = filesBelow(join(folder, "files")).map((file) => ({
    file,
    content: readFileSync(join(folder, "files", file)),
  }));
  return { ...entry, files };
}

/** Bundles the app into a folder. */
export async function bundleApp(root: string, folder: string): Promise<void> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    ...forProduction,
    plugins: [...browserPlugins],
    css: styleOptions(root),
    build: { ...browserBuild, outDir: join(folder, "files"), emptyOutDir: true },
  });
  const output = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  await writeFile(join(folder, entryFile), JSON.stringify(entryOf(output)));
}

function entryOf(output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Entry {
  const entry = output.find((item): item is Rolldown.OutputChunk => item.type === "chunk" && item.isEntry);
  if (!entry) throw new Error("The bundler made no entry");
  // Styles of what is fetched later come with it: before the others they would upset the order of layers.
  return { script: entry.fileName, styles: [...(entry.viteMetadata?.importedCss ?? [])] };
}
