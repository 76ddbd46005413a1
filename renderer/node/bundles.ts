import type { BuildOptions, CSSOptions, Plugin, Rolldown } from "vite";
import { inlineClassNames, shortClassNames } from "./class-names.ts";
import type { Assets } from "./drafts.ts";
import type { SiteFont } from "./fonts/site-fonts.ts";

import { reactModules } from "./react-modules.ts";

/** How the app is bundled for the browser. */
export const browserBuild: BuildOptions = {
  rolldownOptions: {
    input: "renderer/main.tsx",
    // React asks its scheduler for what only the version for development has. In our own code types find such a slip.
    // What waits for the site to be checked takes no time of the bundler's.
    checks: { importIsUndefined: false, bundlerTimings: false },
  },
  modulePreload: false,
  // light-dark() has to reach the browser: rewritten for older ones it no longer follows a dark ground inside a light page.
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
  assetsInlineLimit: 0,
  // `npm run budgets` tells what visitors fetch, in Brotli.
  reportCompressedSize: false,
};

/** What makes that bundle smaller. */
export const browserPlugins: readonly Plugin[] = [inlineClassNames, reactModules];

/** The same for the browser and the server: their HTML has to agree. */
export const styleOptions = (root: string): CSSOptions => ({
  modules: { generateScopedName: shortClassNames(root) },
});

/**
 * What the pages name of the app's bundle.
 * @param made the fonts that were made for the site
 */
export function assetsOf(
  bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  made: readonly SiteFont[],
): Assets {
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
