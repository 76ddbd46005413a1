import { setFlagsFromString } from "node:v8";

/**
 * Tells the engine to wait until a function has run eight times as long as usual before it optimizes it. What is over in seconds
 * hardly gains by it, and a quarter of the processor's time goes into it. Engines that are not known yet are left alone.
 */
export function waitToOptimize(): void {
  if (/^1[1-4]\./.test(process.versions.v8)) setFlagsFromString("--interrupt-budget=1000000");
}
