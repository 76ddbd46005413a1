import { byPlace, isError, type Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Reading } from "../reader/read.ts";
import { joinCutOff } from "./cut-off.ts";
import { groupHabits } from "./group-habits.ts";
import { groupOnLine } from "./group-on-line.ts";
import { groupRepeats } from "./group-repeats.ts";
import { joinFollowers } from "./join-followers.ts";
import { isBesideGap, joinLeftOut } from "./join-left-out.ts";
import { nameLookAlike } from "./look-alike.ts";
import { suppress } from "./suppress.ts";
import { intoGroup } from "./support/group-by.ts";
import { withPlace } from "./with-place.ts";

/** How many problems are reported of a file; nobody reads as many, and the rest shows when they are gone. */
const maxProblems = 5000;

/** In the order of the text, once each, with the words that tell a person where it is. */
export function finalizeProblems(
  found: readonly Problem[],
  { value, comments, source }: Pick<Reading, "value" | "comments" | "source">,
): readonly Problem[] {
  const { text, file } = source;
  const passes: readonly ((problems: readonly Problem[]) => readonly Problem[])[] = [
    // A habit is found by the keys of several problems, whose words differ: before those of the same words are one.
    (problems) => groupHabits(problems),
    (problems) => groupRepeats(problems, text),
    (problems) => groupOnLine(problems, source),
    // A cause takes its consequences along, whichever of its places it is reported at.
    (problems) => joinFollowers(problems, text),
    // The author silences what would be reported, and a note that silences nothing is a problem.
    (problems) => suppress(problems, comments, source),
    (problems) => problems.toSorted(byPlace),
    // Before anything is left out: what the file names and lacks tells that its end is gone.
    (problems) => joinCutOff(problems, source),
    // Of what was found, not of what is left: an error explains what it hides also where another one explains it.
    withoutExcused(found, source),
    onceEach,
    (problems) => joinLeftOut(problems, source),
    foremost,
  ];
  return passes
    .reduce((problems, pass) => pass(problems), found)
    .map((problem) => withPlace(nameLookAlike(problem, text), value, file));
}

/** Without those that say nothing where another one stands; but never without all errors of a file that has some. */
const withoutExcused =
  (found: readonly Problem[], source: Reading["source"]) =>
  (problems: readonly Problem[]): readonly Problem[] => {
    const isExcused = excused(found, source);
    const left = problems.filter((problem) => !isExcused(problem));
    const first = left.some(isError) ? undefined : problems.find(isError);
    return first ? [...left, first].toSorted(byPlace) : left;
  };

function onceEach(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, range, message }) => {
    const name = `${code} ${range.start.offset} ${message}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Tells of problems that say nothing where another one stands. */
function excused(found: readonly Problem[], source: Reading["source"]): (problem: Problem) => boolean {
  const { positions } = source;
  const errors = found.filter(isError);
  const unmarking = found.filter((one) => !isError(one) && takesMarksAway(one, positions.text));
  const misreading = new Map<number, Problem[]>();
  for (const one of errors) if (kindOf(one.code).misreadsLine) intoGroup(misreading, one.range.start.line, one);
  const foreign = new Set(errors.filter(({ code }) => kindOf(code).isForeignLine).map(({ range }) => range.start.line));
  const lastLine = errors.length > 0 ? positions.lineOf(positions.text.trimEnd().length) + 1 : 0;
  const isCut = errors.some(
    ({ code, range }) => range.start.line === lastLine && (kindOf(code).isStructural || kindOf(code).misreadsLine),
  );
  // A line that closes what it opened is whole, and names that the file lacks do not follow it.
  const mayGoOn = isCut && !/[}\]]\s*$/.test(positions.text.slice(-200));
  const gaps = errors.filter(({ code }) => kindOf(code).leavesGap);
  // What is on the last line may be no part of what it belongs to.
  const endAbove = positions.text.slice(0, positions.startOf(Math.max(0, lastLine - 1))).trimEnd().length;
  const reachesEnd = ({ at }: Problem): boolean => at !== undefined && (source.node(at)?.end ?? 0) >= endAbove - 1;
  return (problem) => {
    const {
      code,
      range: { start, end },
    } = problem;
    // What a problem was joined with, and tells of itself, is no reason to leave it out.
    const isOther = (other: Problem): boolean => other !== problem && problem.speaksFor?.includes(other) !== true;
    const isMisread = (): boolean => misreading.get(start.line)?.some(isOther) === true;
    // A file that ends in the middle of something may lack anything.
    if (mayGoOn && (kindOf(code).asksForMissing || kindOf(code).lacksRest)) return true;
    if (
      isCut &&
      kindOf(code).isAbsence &&
      !kindOf(code).concernsWholeFile &&
      start.line < lastLine &&
      reachesEnd(problem)
    )
      return true;
    if (gaps.some((gap) => gap !== problem && isBesideGap(problem, gap, source))) return true;
    // What stands in lines that a correction would move is no mistake of theirs yet.
    if (kindOf(code).mayFollowRepair && start.offset === end.offset) return true;
    switch (kindOf(code).yieldsTo) {
      // Where a line could not be read, what it was taken for says nothing.
      case "unreadable-line":
      case "misread-line":
        return isMisread();
      case "wrong-line":
        return errors.some((other) => isOther(other) && other.code !== code && other.range.start.line === start.line);
      // Nor is the length of a text known that is not yet as it is meant, or has marks that are to go.
      case "error-inside":
        return [...errors, ...unmarking].some(
          ({ range: { start: at } }) => start.offset <= at.offset && at.offset <= end.offset,
        );
      case "same-place":
        return errors.some(
          (other) => isOther(other) && other.code !== code && other.range.start.offset === start.offset,
        );
      // A line between a bar and its text makes the text seem to be gone; so does a line that could not be read.
      case "foreign-line-below":
        if (isMisread()) return true;
        return foreign.has(start.line + 1) && isBarOverText(positions, start.line);
      case undefined:
        return false;
    }
  };
}

/** Whether a correction leaves the words and takes what is around them: `[b]price[/b]`. */
const takesMarksAway = ({ severity, fixes: [fix] = [] }: Problem, text: string): boolean =>
  severity === "warning" &&
  fix !== undefined &&
  fix.edits.every(
    ({ start, end, text: words }) => words.length < end - start && text.slice(start, end).includes(words),
  );

/** Whether a line ends in a bar, and what stands two lines below is further inside. */
function isBarOverText(positions: Reading["source"]["positions"], line: number): boolean {
  const indent = (at: number): number => /^ */.exec(positions.lineText(at))?.[0].length ?? 0;
  return (
    /[|>][+-]?\s*$/.test(positions.lineText(line - 1)) && line + 1 < positions.lines && indent(line + 1) > indent(line)
  );
}

/** The errors go before the rest where there are too many. */
function foremost(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= maxProblems) return problems;
  // With one of them gone another one is reported, so that no correction can be found right.
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
    .slice(0, maxProblems)
    .toSorted(byPlace)
    .map(({ fixes: _, ...problem }) => problem);
}
