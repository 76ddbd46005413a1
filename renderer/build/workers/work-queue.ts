/** What threads share out among themselves, each with a number of its own in the shared memory. */
const works = ["pages", "pictures", "search"] as const;

/** Memory in which threads note what is taken. */
export const sharedTurns = (): SharedArrayBuffer => new SharedArrayBuffer(4 * works.length);

/** So many at a time: few enough that all threads end together. */
const atOnce = 16;

/** The numbers from 0 on that no other thread has taken, some at a time, while there are any below the count. */
export function* turns(shared: SharedArrayBuffer, work: (typeof works)[number], count: number): Generator<number[]> {
  const taken = new Int32Array(shared);
  for (;;) {
    const first = Atomics.add(taken, works.indexOf(work), atOnce);
    if (first >= count) return;
    yield Array.from({ length: Math.min(atOnce, count - first) }, (_, step) => first + step);
  }
}
