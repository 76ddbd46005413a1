import module from "node:module";

/** `node:module`, which has this function from Node 22.1 on. */
interface CompileCache {
  readonly builtinModules: readonly string[];
  readonly enableCompileCache?: () => unknown;
}

// Before anything else is loaded, because only what is loaded later is cached.
const { enableCompileCache }: CompileCache = module;
enableCompileCache?.();
await import("./run.ts");
