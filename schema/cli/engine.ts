import { setFlagsFromString } from "node:v8";

/** Engines that are not known yet are left alone. */
const isKnown = /^1[1-4]\./.test(process.versions.v8);

/** How much of a function runs before it is optimized; usually 132,000. */
function optimizeAfter(budget: number): void {
  if (isKnown) setFlagsFromString(`--interrupt-budget=${budget}`);
}

/**
 * Tells the engine to wait until a function has run eight times as long as usual before it optimizes it. What is over in seconds
 * hardly gains by it, and a quarter of the processor's time goes into it.
 */
export const waitToOptimize = (): void => optimizeAfter(1_000_000);

/** For what is done a thousand times over: to wait less, in all threads. */
export const optimizeSooner = (): void => optimizeAfter(300_000);
