import { isError, type Path, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import { joins, type Join } from "./joins.ts";
import { intoGroup } from "./support/group-by.ts";

/** Problems that are two sides of one mistake become one, and those that only follow from another one are left out. */
export const joinFollowers = (found: readonly Problem[], text: string): readonly Problem[] =>
  withoutFollowers(joins.reduce((problems, join) => joinedAll(problems, join, text), found));

/** Of how many problems on a line two are joined. */
const maxNear = 100;

/** Has one problem speak for a pair; and for any number where one that was joined may be joined again. */
function joinedAll(found: readonly Problem[], join: Join, text: string): readonly Problem[] {
  const left = joined(found, join, text);
  return join.isRun && left.length < found.length ? joinedAll(left, join, text) : left;
}

/** Has one problem speak for both, wherever such a pair of them stands. */
function joined(found: readonly Problem[], { leads, line, follows, changes }: Join, text: string): readonly Problem[] {
  const leading = found.filter((one) => leads(one, kindOf(one.code)));
  if (leading.length === 0) return found;
  const onLine = new Map<number, Problem[]>();
  for (const one of found) intoGroup(onLine, one.range.start.line, one);
  const gone = new Set<Problem>();
  const sides = new Map<Problem, Problem>();
  for (const lead of leading) {
    const near = onLine.get(line?.(lead, text) ?? lead.range.start.line) ?? [];
    // To compare each with each takes too long.
    if (near.length > maxNear) continue;
    const other = near.find((one) => one !== lead && !gone.has(one) && follows(one, kindOf(one.code), lead));
    if (!other || gone.has(lead)) continue;
    gone.add(other);
    sides.set(lead, other);
  }
  return found.flatMap((one) => {
    const other = sides.get(one);
    if (gone.has(one)) return [];
    if (!other) return [one];
    return [
      {
        ...one,
        ...changes(one, other, text),
        speaksFor: [...(one.speaksFor ?? []), other, ...(other.speaksFor ?? [])],
      },
    ];
  });
}

/** Leaves out what another problem explains, and what depends on something that is wrong. */
function withoutFollowers(found: readonly Problem[]): readonly Problem[] {
  const isExplained = reachOf(found.flatMap(({ explains = [] }) => explains));
  const isWrong = reachOf(found.flatMap((one) => (isError(one) && one.at ? [one.at] : [])));
  // A problem that misses something and explains others, too, does not explain itself.
  const isExplainedBeside = reachOf(found.flatMap(({ explains = [], misses }) => (misses ? [] : explains)));
  return found.filter(
    (one) => !one.misses?.some(one.explains ? isExplainedBeside : isExplained) && !one.dependsOn?.some(isWrong),
  );
}

/** Tells whether a place is one of these, or is above or below one. */
function reachOf(places: readonly Path[]): (place: Path) => boolean {
  const exact = new Set(places.map((place) => place.join("/")));
  const above = new Set(places.flatMap((place) => waysTo(place)));
  return (place) => above.has(place.join("/")) || waysTo(place).some((way) => exact.has(way));
}

const waysTo = (place: Path): string[] => place.map((_, index) => place.slice(0, index + 1).join("/"));
