/** The kinds of work that threads share, each with a counter in the shared memory. */
const kinds = ["pages", "pictures", "search"] as const;

/** Memory in which threads count what is taken. */
export const createCounters = (): SharedArrayBuffer => new SharedArrayBuffer(4 * kinds.length);

/** So few at a time that all threads finish together. */
const batchSize = 16;

/** The numbers below the count that no other thread has taken, in batches. */
export function* takeBatches(
  counters: SharedArrayBuffer,
  kind: (typeof kinds)[number],
  count: number,
): Generator<number[]> {
  const taken = new Int32Array(counters);
  for (;;) {
    const first = Atomics.add(taken, kinds.indexOf(kind), batchSize);
    if (first >= count) return;
    yield Array.from({ length: Math.min(batchSize, count - first) }, (_, step) => first + step);
  }
}
