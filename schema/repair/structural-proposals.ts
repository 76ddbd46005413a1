import type { Problem } from "../problem.ts";
import { Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import { isBlank, lineAt, type Line } from "./regions/line.ts";
import type { Stretch } from "./regions/stretch.ts";
import { indentationCandidates, isOfFrame } from "./sources/indentation.ts";
import { colonOfHeadCandidates } from "./sources/missing/colon-of-head.ts";
import type { NamesInFile } from "./sources/names-in-file.ts";
import { propose, type CandidateSource, type Proposal } from "./sources/source.ts";
import {
  addedDashCandidates,
  childrenCandidates,
  deeperKeyCandidates,
  keyAboveItemCandidates,
  removedDashCandidates,
  shiftedRunCandidates,
  sizeOf,
  swappedCandidates,
} from "./sources/structure.ts";

/** What may have happened to a line, with how unlikely it is beside how much it changes. */
const sources: readonly (readonly [source: CandidateSource, weight: number])[] = [
  [keyAboveItemCandidates, 0],
  [colonOfHeadCandidates, 0],
  [indentationCandidates, 0],
  [addedDashCandidates, 2],
  [removedDashCandidates, 2],
  [deeperKeyCandidates, 2],
  [shiftedRunCandidates, 4],
  [childrenCandidates, 4],
  [swappedCandidates, 20],
];

/** What may have happened to the lines of a stretch, the likeliest first. */
export function proposalsIn(stretch: Stretch, problems: readonly Problem[], names: NamesInFile): Proposal[] {
  const positions = new Positions(stretch.text);
  const at = (index: number): Line | undefined => lineAt(positions, index);
  const weight = ({ candidate, rank }: Proposal): number => (sources[rank]?.[1] ?? 0) + sizeOf(candidate);
  const all = suspectLines(stretch, problems, positions, at).flatMap((line) => [
    ...propose(
      sources.map(([source]) => source),
      [line],
      { positions, names, line: at },
    ),
  ]);
  return all.toSorted((one, other) => weight(one) - weight(other));
}

/** The lines of the first problems and of the last one, their neighbors, and the items around them. */
function suspectLines(
  { start }: Stretch,
  problems: readonly Problem[],
  positions: Positions,
  at: (index: number) => Line | undefined,
): Line[] {
  const found = new Map<number, Line>();
  const add = (line: Line | undefined): void =>
    void (line && !isBlank(line) && !isOfFrame(line) && found.set(line.index, line));
  const nearest = (from: number, step: 1 | -1, isWanted: (line: Line) => boolean, max = Infinity): Line | undefined => {
    for (
      let index = from + step, line = at(index);
      line && Math.abs(index - from) < max;
      index += step, line = at(index)
    )
      if (isWanted(line)) return line;
    return undefined;
  };
  const hasContent = (line: Line): boolean => !isBlank(line);
  for (const { range } of [...problems.slice(0, 3), ...problems.slice(-1)]) {
    const index = positions.lineOf(range.start.offset - start);
    const own = at(index);
    add(own);
    add(nearest(index, -1, hasContent));
    add(nearest(index, 1, hasContent));
    if (!own) continue;
    const isAround = ({ isDashed, indent }: Line): boolean => isDashed && indent < own.contentAt - own.start;
    add(nearest(index, -1, isAround, limits.itemDistance));
    add(nearest(index, 1, ({ isDashed }) => isDashed, limits.itemDistance));
  }
  return [...found.values()].slice(0, limits.structuralLines);
}
