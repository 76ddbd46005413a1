import { defineConfig } from "vite";

/** Bundles what runs in Node (command line, generator, build) into build/, so that it starts without a TypeScript runtime. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "build",
    emptyOutDir: false,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        generate: "schema/node/generate.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
