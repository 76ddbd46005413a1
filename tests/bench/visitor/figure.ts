/** Something that was measured, beside what was promised. */
export interface Figure {
  readonly what: string;
  readonly seen: string;
  readonly goal: string;
  readonly met: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** A figure that should not be above a limit. */
export const atMost = (what: string, value: number, limit: number, unit = "", digits = 0): Figure => ({
  what,
  seen: `${value.toFixed(digits)}${unit}`,
  goal: `≤ ${limit}${unit}`,
  met: value <= limit,
});

/** Calls one after the other, never two at a time: they would slow each other down. */
export async function eachInTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const item of items) results.push(await run(item));
  return results;
}

/**
 * Measures each item so many times, all of them before one comes again: a slow minute of the machine meets one run of an
 * item, which a median leaves out.
 * @returns for each item, in order, what its runs gave
 */
export async function inRounds<T, R>(
  items: readonly T[],
  runs: number,
  run: (item: T) => Promise<R>,
): Promise<{ readonly item: T; readonly results: R[] }[]> {
  const rounds = await eachInTurn(
    Array.from({ length: runs }, () => items),
    (all) => eachInTurn(all, run),
  );
  return items.map((item, index) => ({ item, results: rounds.flatMap((round) => round.slice(index, index + 1)) }));
}
