/**
 * The longest increasing run of some numbers, as their positions: what stays in place when the others move. Of two runs of the same
 * length it is the one with what was first.
 */
export function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the position where the best run of that length begins; runs are built from the end. */
  const heads: number[] = [];
  const next: (number | undefined)[] = [];
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const number = numbers[at] ?? 0;
    let low = 0;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[heads[middle] ?? 0] ?? 0) > number) low = middle + 1;
      else high = middle;
    }
    next[at] = low === 0 ? undefined : heads[low - 1];
    heads[low] = at;
  }
  const run = new Set<number>();
  for (let at = heads.at(-1); at !== undefined; at = next[at]) run.add(at);
  return run;
}
