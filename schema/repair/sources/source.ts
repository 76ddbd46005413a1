import type { Candidate } from "../../reader/candidate.ts";
import type { Failure } from "../../reader/parsed.ts";
import type { Positions } from "../../reader/positions.ts";
import type { Line } from "../regions/line.ts";
import type { NamesInFile } from "./names-in-file.ts";

/** The text around a problem. */
export interface Place {
  readonly positions: Positions;
  /** Why the parser stops, where it does. */
  readonly failure?: Failure;
  /** What the whole file says of names, where it is known. */
  readonly names?: NamesInFile;
  /** The key at the left edge that all lines belong to, where they are a piece of its block. */
  readonly top?: string | undefined;
  line(index: number): Line | undefined;
}

/** Looks at one line and gives what the author may have meant there, the likeliest first. */
export type CandidateSource = (line: Line, place: Place) => Iterable<Candidate>;

/** A candidate, the line that it was found at, and the rank of its source: the lower, the likelier. */
export interface Proposal {
  readonly candidate: Candidate;
  readonly line: Line;
  readonly rank: number;
}

/** All candidates of sources at lines, source by source. */
export function* propose(
  sources: readonly CandidateSource[],
  lines: readonly Line[],
  place: Place,
): Iterable<Proposal> {
  for (const [rank, source] of sources.entries())
    for (const line of lines) for (const candidate of source(line, place)) yield { candidate, line, rank };
}
