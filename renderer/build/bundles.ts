import type { BuildOptions, CSSOptions, InlineConfig, Plugin } from "vite";
import { inlineClassNames, shortClassNames } from "./page/class-names.ts";
import { reactModules } from "./page/react-modules.ts";

/** The same code whoever needs it first: the live site, where Vite is developing, bundles what builds sites, too. */
export const forProduction = {
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  oxc: { jsx: { development: false } },
} satisfies InlineConfig;

/** A slow machine is no reason to warn. */
export const quiet = { bundlerTimings: false };

/** How the app is bundled for the browser. */
export const browserBuild: BuildOptions = {
  rolldownOptions: {
    input: "renderer/main.tsx",
    // React asks its scheduler for what only the version for development has. In our own code types find such a slip.
    checks: { ...quiet, importIsUndefined: false },
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
