import type { Engine } from "../../schema/cli/package/engine.ts";

/** What the command line calls to show pages. Each part is loaded when it is needed. */
export const engine: Engine = {
  build: async (call) => (await import("./build-site.ts")).runBuild(call),
  start: async (call) => (await import("./dev/start.ts")).start(call),
  preview: async (call) => (await import("./preview.ts")).preview(call),
};
