import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongTestsFirst } from "./tests/long-tests-first.ts";

/** Everything that needs no browser. Tests of one room stand beside its code; tests/ holds what crosses rooms. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{schema,renderer,blocks,tests}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Sites that tests build in other folders share what takes long to make.
    env: { CACHE: resolve("node_modules/.cache/lintel") },
    // A limit for what hangs. A loaded machine may be ten times slower than an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files share a process: they change nothing that outlives them. It saves a quarter of the time.
    isolate: false,
    // The default leaves one processor free, which is half of two.
    maxWorkers: "100%",
    sequence: { sequencer: LongTestsFirst },
    // tests/run.mjs counts from the second.
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
