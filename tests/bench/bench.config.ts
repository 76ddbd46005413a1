import { defineConfig } from "vite";

/** Bundles the benchmarks for Node, as tools.config.ts does with the command line. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "build/bench",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        build: "tests/bench/build.ts",
        "build-stages": "tests/bench/build-stages.ts",
        visitor: "tests/bench/visitor.ts",
        check: "tests/bench/check.ts",
        edit: "tests/bench/edit.ts",
        hostile: "tests/bench/hostile.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
