import { array, constantFrom, nat, oneof, record, sample, type Arbitrary } from "fast-check";
import { oneOf } from "./kind.ts";
import { kinds } from "./kinds.ts";
import type { Typo } from "./mutant.ts";

/** One typo in a text of so many lines. */
const typo = (lines: number): Arbitrary<Typo> =>
  record({
    kind: constantFrom(...kinds),
    from: nat({ max: Math.max(0, lines - 1) }),
    pick: nat({ max: 999 }),
  });

/**
 * Mistakes for a text of so many lines: mostly one, sometimes two. All kinds take turns, so that few mistakes are of many kinds. The
 * same seed gives the same ones.
 */
export const drawTypos = (lines: number, count: number, seed: number): Typo[][] =>
  sample(
    oneof(
      { weight: 9, arbitrary: array(typo(lines), { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: array(typo(lines), { minLength: 2, maxLength: 2 }) },
    ),
    { seed, numRuns: count, unbiased: true },
  ).map(([first, ...rest], index) =>
    first ? [{ ...first, kind: oneOf(kinds, index + seed) ?? first.kind }, ...rest] : rest,
  );
