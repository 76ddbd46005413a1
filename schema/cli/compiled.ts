import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";

/** Bundled code, ready to run. */
export interface Compiled {
  run(): void;
  /** Keeps what the engine made of the code while it ran, for the next start. */
  remember(): void;
}

/** What the engine made of the code; nothing where that is older than the code, or was never kept. */
function remembered(file: string, cache: string): Buffer | undefined {
  try {
    return statSync(cache).mtimeMs >= statSync(file).mtimeMs ? readFileSync(cache) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads a bundle of CommonJS code. To compile it takes longer than to run it; the engine can keep the result. It refuses what
 * another version of it has made, and compiles anew: what is kept changes the time, nothing else.
 */
export function load(file: string): Compiled {
  const cache = `${file}.cache`;
  const cachedData = remembered(file, cache);
  const code = `(function (exports, require) {${readFileSync(file, "utf8")}\n})`;
  const script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
  return {
    run() {
      const start: (exports: object, require: NodeJS.Require) => void = script.runInThisContext();
      start({}, createRequire(file));
    },
    remember() {
      // Whoever starts at the same moment finds the whole file or none.
      const part = `${cache}.${process.pid}`;
      writeFileSync(part, script.createCachedData());
      renameSync(part, cache);
    },
  };
}
