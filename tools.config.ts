import { defineConfig } from "vite";

/** What runs in Node, by the mode that builds it. */
const tools: Readonly<Record<string, string>> = {
  lintel: "schema/node/cli.ts",
  generate: "schema/node/generate.ts",
  "generate-docs": "schema/node/generate-docs.ts",
};

/**
 * Bundles a tool into build/, so that it starts without a TypeScript runtime: `--mode lintel` is the command line. One at
 * a time, because what two of them share would become a third file, which takes longer to load than to read twice.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // One file loads in half the time of a library of seventy. The generator takes its libraries as they are.
  ssr: { noExternal: mode === "generate" ? [] : true },
  build: {
    ssr: true,
    outDir: "build",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: { [mode]: tools[mode] ?? mode },
      // npm links to the command line as a program.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        banner: ({ isEntry }) => (isEntry ? "#!/usr/bin/env node" : ""),
      },
    },
  },
}));
