import { applyEdits } from "../../reader/positions.ts";
import type { Candidate } from "./candidate.ts";
import { uneven } from "./uneven.ts";

/** How many survivors are compared by what the whole file says of them. */
const finalists = 40;

/** One mistake that can be put right in several widths: the one that looks like the rest of the file is meant. */
const spacings: ReadonlySet<string> = new Set(["yaml/indentation", "yaml/tab", "yaml/missing-dash"]);

/** A correction that was tried and lets the parser pass. */
export interface Survivor {
  readonly candidate: Candidate;
  /** How many failures there are behind it. */
  readonly left: number;
  /** How far behind it the next one is. */
  readonly gap: number;
}

/** Of several corrections that can be read, the one that fits the language best; of two that fit alike, the surer one. */
export function best(
  survivors: readonly Survivor[],
  costOf: (candidate: Candidate) => number,
  text: string,
): { candidate: Candidate; cost: number; gap: number } | undefined {
  const least = Math.min(...survivors.map(({ left }) => left));
  const codes = [...new Set(survivors.map(({ candidate }) => candidate.code))];
  const different = new Map(
    survivors
      .filter(({ left }) => left === least)
      .toReversed()
      .map((survivor) => [JSON.stringify(survivor.candidate.edits), survivor]),
  );
  const rated = [...different.values()]
    .toReversed()
    .slice(0, finalists)
    .map(({ candidate, gap }) => ({
      candidate,
      gap,
      cost: costOf(candidate),
      rank: codes.indexOf(candidate.code),
      uneven: spacings.has(candidate.code) ? uneven(applyEdits(text, candidate.edits)) : 0,
      size: sizeOf(candidate),
    }));
  return rated.toSorted((a, b) => a.cost - b.cost || a.rank - b.rank || a.uneven - b.uneven || a.size - b.size)[0];
}

/** How far lines are moved. Other rules say the surest first themselves. */
const sizeOf = ({ code, edits }: Candidate): number =>
  code === "yaml/indentation" || code === "yaml/missing-dash"
    ? edits.reduce((sum, { start, end, text }) => sum + end - start + text.length, 0)
    : 0;
