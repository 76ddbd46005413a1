import { join } from "node:path";
import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin } from "vite";
import { inlineClassNames, shortClassNames } from "./renderer/build/page/class-names.ts";
import { reactModules } from "./renderer/build/page/react-modules.ts";
import { hashedFolder } from "./schema/site/addresses/built-names.ts";

/** A slow machine is no reason for a warning. */
const checks = { bundlerTimings: false };

/** A program for Node. Its libraries are part of it, because one file loads in half the time of seventy. */
const program = (
  outDir: string,
  input: Readonly<Record<string, string>>,
  { output, ...build }: BuildEnvironmentOptions & { readonly output?: object } = {},
): EnvironmentOptions => ({
  consumer: "server",
  // These packages bring files that are not code.
  resolve: {
    noExternal: true,
    external: ["sharp", "harfbuzzjs", "subset-font", "vite", "bufferutil", "utf-8-validate"],
  },
  build: {
    outDir,
    target: "node20",
    minify: false,
    ...build,
    rolldownOptions: {
      checks,
      input,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", ...output },
    },
  },
});

/** Without this a build would load React's development version too, and start half as fast. */
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** The command line, and the engine that shows pages. They share their code. */
const cli = {
  ...program(
    "build",
    { lintel: "schema/cli/lintel.ts", engine: "renderer/build/engine.ts" },
    {
      emptyOutDir: false,
      output: {
        chunkFileNames: "lintel/[name]-[hash].js",
        banner: ({ fileName }: { fileName: string }) => (fileName === "lintel.js" ? "#!/usr/bin/env node" : ""),
      },
    },
  ),
  define: production,
};

/** The extension for VS Code, which loads it as CommonJS. `npm run bundle:vscode` puts the command line beside it. */
const vscode: EnvironmentOptions = {
  consumer: "server",
  resolve: { noExternal: true },
  build: {
    outDir: "editors/vscode/dist",
    target: "node20",
    minify: false,
    rolldownOptions: {
      checks,
      input: { extension: "editors/vscode/extension.ts" },
      // The editor brings it.
      external: ["vscode"],
      output: { format: "cjs", entryFileNames: "[name].cjs" },
    },
  },
};

/** The script that stands inside every page. */
const bootstrap: EnvironmentOptions = {
  consumer: "client",
  build: {
    outDir: "build/bootstrap",
    modulePreload: false,
    rolldownOptions: {
      checks,
      input: { bootstrap: "renderer/navigation/bootstrap.inline.ts" },
      output: { format: "iife", entryFileNames: "[name].js" },
    },
  },
};

/** The app for browsers: the same for every site. */
const app = (
  outDir: string,
  input: string,
  define: Readonly<Record<string, string>>,
  build: BuildEnvironmentOptions = {},
): EnvironmentOptions => ({
  consumer: "client",
  define: { ...define },
  build: {
    outDir,
    assetsDir: hashedFolder,
    manifest: true,
    modulePreload: false,
    // light-dark() has to reach the browser: rewritten for older ones it no longer follows a dark ground inside a light page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // `npm run budgets` reports the size in Brotli.
    reportCompressedSize: false,
    ...build,
    rolldownOptions: {
      input,
      // React asks its scheduler for names that only the development version exports. In our own code types find that.
      checks: { ...checks, importIsUndefined: false },
    },
  },
});

/** For visitors; a build adds the fonts of the site. */
const visitors = app("build/app", "renderer/main.tsx", production);
/** For visitors of a site with section types of its own, whose blocks take React and the parts from it. */
const own = app("build/app-own", "renderer/own/main.tsx", production);
/** For authors, with React's version that explains mistakes. */
const live = app(
  "build/live",
  "renderer/live/main.tsx",
  { "process.env.NODE_ENV": JSON.stringify("development") },
  { minify: false },
);

/** Benchmarks. They take their libraries as they are installed: Playwright does not run when it is bundled. */
const bench = {
  ...program("build/bench", {
    build: "tests/bench/build.ts",
    "build-stages": "tests/bench/build-stages.ts",
    diff: "tests/bench/diff.ts",
    edit: "tests/bench/edit.ts",
    visitor: "tests/bench/visitor.ts",
    check: "tests/bench/check.ts",
    hostile: "tests/bench/hostile.ts",
    refactor: "tests/bench/refactor.ts",
  }),
  resolve: {},
};
/** Programs that test. */
const fuzz = program("build/fuzz", { "fuzz-check": "tests/mutations/fuzz.ts", "fuzz-edit": "tests/edit/fuzz.ts" });
/** Takes its libraries as they are installed, as the benchmarks do. */
const prove = { ...program("build/prove", { prove: "tests/sound-sites/prove.ts" }), resolve: {} };
const hostile = program("build/hostile", { child: "tests/hostile/child.ts" });

const inApp = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === "app" || name === "own",
});
const root = import.meta.dirname;

/** Everything that is bundled, by name: `npm run bundle -- cli app` makes two of them. */
export default defineConfig({
  root,
  base: "./",
  publicDir: false,
  resolve: {
    alias: {
      // The modules of the library and not its CommonJS, most of which is left out of a bundle: a check starts 15 ms earlier.
      yaml: join(root, "node_modules/yaml/browser/index.js"),
      // Only what makes a whole string: without the part that streams, the engine is 300 kB smaller.
      "react-dom/server": join(root, "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js"),
    },
  },
  oxc: { jsx: { development: false } },
  plugins: [inlineClassNames, reactModules].map(inApp),
  css: { modules: { generateScopedName: shortClassNames(root) } },
  environments: { cli, vscode, bootstrap, app: visitors, own, live, bench, fuzz, prove, hostile },
});
