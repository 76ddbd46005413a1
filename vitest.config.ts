import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Everything that needs no browser. Tests of one room stand beside its code; tests/ holds what crosses rooms. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{schema,renderer,blocks,tests}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 20_000,
    // Files share a process: they change nothing that outlives them. It saves a quarter of the time.
    isolate: false,
    // The default leaves one processor free, which is half of two.
    maxWorkers: "100%",
    // tests/run.mjs counts from the second.
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
