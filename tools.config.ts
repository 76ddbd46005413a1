import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { appCode } from "./renderer/build/app-code.ts";
import { quiet } from "./renderer/build/bundles.ts";
import { makerCode } from "./renderer/build/workers/engine-bundle.ts";

/** What runs in Node, by the mode that builds it. */
const tools: Readonly<Record<string, string>> = {
  lintel: "schema/cli/start.ts",
  check: "schema/cli/cli.ts",
  generate: "schema/cli/generate/generate.ts",
  "generate-docs": "schema/cli/generate/generate-docs.ts",
  "fuzz-check": "tests/mutations/fuzz.ts",
};

/** Runs the command line once when it is built, so that the engine need not compile it at each start. */
const remember = (): Plugin => {
  let folder = "";
  return {
    name: "remember",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const program = join(folder, "lintel.js");
      const env = { ...process.env, LINTEL_REMEMBER: "yes" };
      // How it ends tells of the site; that it ran to its end, of the program.
      const { status, stderr } = spawnSync(process.execPath, [program, "site.yaml"], { env, encoding: "utf8" });
      if (status !== 0 && status !== 1 && status !== 2) throw new Error(`The command line does not run:\n${stderr}`);
    },
  };
};

/** Bundles what a build of a site needs, so that the first one finds it. */
const prepareEngine = (): Plugin => ({
  name: "prepare-engine",
  async closeBundle() {
    await Promise.all([makerCode(process.cwd()), appCode(process.cwd())]);
  },
});

/**
 * Bundles a tool into build/, so that it starts without a TypeScript runtime: `--mode lintel` is the command line, which runs what
 * `--mode check` bundles. One at a time, because what two of them share would become a third file, which takes longer to
 * load than to read twice.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: mode === "lintel" ? [remember(), prepareEngine()] : [],
  // One file loads in half the time of a library of seventy. The generator takes its libraries as they are.
  ssr: { noExternal: mode === "generate" ? [] : true },
  build: {
    ssr: true,
    outDir: "build",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      checks: quiet,
      input: { [mode]: tools[mode] ?? mode },
      // npm links to the command line as a program.
      output: {
        ...(mode === "check" && { format: "cjs" }),
        entryFileNames: mode === "check" ? "[name].cjs" : "[name].js",
        chunkFileNames: mode === "check" ? "[name].cjs" : "[name].js",
        banner: ({ isEntry }) => (isEntry && mode === "lintel" ? "#!/usr/bin/env node" : ""),
      },
    },
  },
}));
