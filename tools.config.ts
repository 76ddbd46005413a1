import { defineConfig, type BuildEnvironmentOptions, type EnvironmentOptions, type Plugin } from "vite";
import { inlineClassNames, shortClassNames } from "./renderer/build/page/class-names.ts";
import { reactModules } from "./renderer/build/page/react-modules.ts";
import { hashedFolder } from "./schema/site/built-names.ts";

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
  resolve: { noExternal: true, external: ["sharp", "svgo", "harfbuzzjs", "subset-font"] },
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

/** Without this a thread would load React's development version too, and start half as fast. */
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** The command line: `build/lintel.js`, and what it loads when it is needed. */
const cli = program(
  "build",
  { lintel: "schema/cli/lintel.ts" },
  {
    emptyOutDir: false,
    output: {
      chunkFileNames: "lintel/[name].js",
      banner: ({ isEntry }: { isEntry: boolean }) => (isEntry ? "#!/usr/bin/env node" : ""),
    },
  },
);

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

/** What builds a site with threads, what the threads run, and what shows a site while it is edited. */
const engine = {
  ...program("build/engine", {
    "build-site": "renderer/build/build-site.ts",
    worker: "renderer/build/worker/worker.ts",
    "dev-server": "renderer/build/dev/dev-server.ts",
  }),
  define: production,
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

/** The app for the browser: the same for every site, but for its fonts. */
const app: EnvironmentOptions = {
  consumer: "client",
  define: production,
  build: {
    outDir: "build/app",
    assetsDir: hashedFolder,
    manifest: true,
    modulePreload: false,
    // light-dark() has to reach the browser: rewritten for older ones it no longer follows a dark ground inside a light page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // `npm run budgets` reports the size in Brotli.
    reportCompressedSize: false,
    rolldownOptions: {
      input: "renderer/main.tsx",
      // React asks its scheduler for names that only the development version exports. In our own code types find that.
      checks: { ...checks, importIsUndefined: false },
    },
  },
};

/** Benchmarks. They take their libraries as they are installed: Playwright does not run when it is bundled. */
const bench = {
  ...program("build/bench", {
    build: "tests/bench/build.ts",
    "build-stages": "tests/bench/build-stages.ts",
    edit: "tests/bench/edit.ts",
    visitor: "tests/bench/visitor.ts",
    check: "tests/bench/check.ts",
    hostile: "tests/bench/hostile.ts",
  }),
  resolve: {},
};
/** Programs that test. */
const fuzz = program("build/fuzz", { "fuzz-check": "tests/mutations/fuzz.ts" });
/** Takes its libraries as they are installed, as the benchmarks do. */
const prove = { ...program("build/prove", { prove: "tests/sound-sites/prove.ts" }), resolve: {} };
const hostile = program("build/hostile", { child: "tests/hostile/child.ts" });

const inApp = (plugin: Plugin): Plugin => ({ ...plugin, applyToEnvironment: ({ name }) => name === "app" });

/** Everything that is bundled, by name: `npm run bundle -- cli app` makes two of them. */
export default defineConfig({
  base: "./",
  publicDir: false,
  oxc: { jsx: { development: false } },
  plugins: [inlineClassNames, reactModules].map(inApp),
  css: { modules: { generateScopedName: shortClassNames(process.cwd()) } },
  environments: { cli, vscode, engine, bootstrap, app, bench, fuzz, prove, hostile },
});
