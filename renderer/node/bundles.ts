import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions, type CSSOptions, type Plugin, type Rolldown } from "vite";
import type { Frame } from "../model.ts";
import type { View } from "../view.ts";
import { inlineClassNames, shortClassNames } from "./class-names.ts";
import type { SiteFont } from "./fonts/site-fonts.ts";
import type { Assets } from "./prerender.ts";
import { reactModules } from "./react-modules.ts";

/** How the app is bundled for the browser. */
export const browserBuild: BuildOptions = {
  rolldownOptions: {
    input: "renderer/main.tsx",
    // React asks its scheduler for what only the version for development has. In our own code types find such a slip.
    checks: { importIsUndefined: false },
  },
  modulePreload: false,
  // light-dark() has to reach the browser: rewritten for older ones it no longer follows a dark ground inside a light page.
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
  assetsInlineLimit: 0,
};

/** What makes that bundle smaller. */
export const browserPlugins: readonly Plugin[] = [inlineClassNames, reactModules];

/** The same for the browser and the server: their HTML has to agree. */
export const styleOptions = (root: string): CSSOptions => ({
  modules: { generateScopedName: shortClassNames(root) },
});

interface Renderer {
  renderView(frame: Frame, view: View): string;
}

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === "object" && module !== null && "renderView" in module;

/** What the pages are made with, beside the app's own bundle. */
export interface PageMakers {
  readonly renderView: Renderer["renderView"];
  /** The code of the early script. */
  readonly early: string;
}

export async function bundlePageMakers(root: string): Promise<PageMakers> {
  const [{ renderView }, early] = await Promise.all([loadRenderer(root), bundleEarly(root)]);
  return { renderView, early };
}

/** The same components, bundled for Node. */
async function loadRenderer(root: string): Promise<Renderer> {
  const outDir = join(root, "build/render");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: styleOptions(root),
    build: { ssr: "renderer/node/render.tsx", outDir, emptyOutDir: true, target: "node20", minify: false },
  });
  const module: unknown = await import(pathToFileURL(join(outDir, "render.js")).href);
  if (!isRenderer(module)) throw new Error("build/render/render.js exports no renderView");
  return module;
}

/** The early script as one piece of code, without a file of its own. */
async function bundleEarly(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: "renderer/early.ts", output: { format: "iife" } },
    },
  });
  const output = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const chunk = output.find((item) => item.type === "chunk");
  if (!chunk) throw new Error("renderer/early.ts gave no code");
  return chunk.code.trim();
}

/**
 * What the pages name of the app's bundle.
 * @param made the fonts that were made for the site
 */
export function assetsOf(
  bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  made: readonly SiteFont[],
): Omit<Assets, "early"> {
  const entry = bundle.find((item): item is Rolldown.OutputChunk => item.type === "chunk" && item.isEntry);
  if (!entry) throw new Error("The bundler made no entry");
  const fonts = made.flatMap(({ file, signs }) => {
    const asset = bundle.find(
      (item) => item.type === "asset" && item.originalFileNames.some((name) => file.endsWith(name)),
    );
    return asset ? [{ file: asset.fileName, signs }] : [];
  });
  return {
    script: entry.fileName,
    // Styles of what is fetched later come with it: before the others they would upset the order of layers.
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
    fonts,
  };
}
