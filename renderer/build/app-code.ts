import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { entryFile, type Entry } from "./app-files.ts";
import { bundledOnce } from "./bundled-once.ts";
import { browserBuild, browserPlugins, forProduction, styleOptions } from "./bundles.ts";

/**
 * The app, bundled for the browser.
 * @returns the folder; its name tells the state of the sources
 */
export const appCode = (root: string): Promise<string> =>
  bundledOnce(root, "app", (unfinished) => bundleApp(root, unfinished));

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
