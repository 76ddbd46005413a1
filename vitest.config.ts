import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Everything that needs no browser. Tests of one room stand beside its code; tests/ holds what crosses rooms. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{schema,renderer,blocks,tests}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 20_000,
    // It would leave a processor free: of two, half.
    maxWorkers: "100%",
    // tests/run.mjs counts from the second.
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
