import { childField, knownKeys, root, topKeys } from "../language/descriptor.ts";
import type { Problem } from "../problem.ts";
import { kindOf } from "../problems/lookup.ts";
import type { Candidate } from "../reader/candidate.ts";
import type { Parse } from "../reader/parsed.ts";
import { Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import { isBlank, lineAt, type Line } from "./regions/line.ts";
import { isJump } from "./regions/lines.ts";
import { groupsOfLines } from "./groups-of-lines.ts";
import { search } from "./search.ts";
import { missingKeyCandidates } from "./sources/missing/missing-key.ts";
import { missingNames } from "./sources/missing/missing-names.ts";
import { missingSectionCandidates, oneOfSections } from "./sources/missing/missing-section.ts";
import { propose, type Place } from "./sources/source.ts";

/** How many problems a text has. Undefined where there are not fewer, or where there are new ones that `wasHidden` does not accept. */
export type CountLeft = (
  text: string,
  isGuess?: boolean,
  wasHidden?: (problem: Problem) => boolean,
) => number | undefined;

/** How texts are compared with the one that may lack a line. */
export interface TextScorer {
  readonly parse: Parse;
  /** How much a text is at odds with the language. */
  cost(text: string): number;
  readonly countLeft: CountLeft;
}

/**
 * A line that is gone: a key such as “sections:” or the first line of a section, while what belongs below it is still there.
 * Nothing where no line repairs what is wrong. `problems`: those of the text.
 */
export function findMissingLine(text: string, problems: readonly Problem[], scorer: TextScorer): Candidate | undefined {
  if (!mayLackLine(text, problems)) return undefined;
  const [only, second] = problems;
  const positions = new Positions(text);
  const place: Place = { positions, line: (index) => lineAt(positions, index) };
  const names = missingNames(text);
  const lines = suspectLines(place, problems, [...homesOfUnknown(text, problems), ...names.homes]);
  const before = scorer.cost(text);
  for (const line of lines) {
    const section = search({
      text,
      proposals: propose([missingSectionCandidates], [line], place),
      screen({ candidate, changed }) {
        const cost = scorer.cost(changed);
        // Beside other problems, it is enough that the line removes some.
        return cost === 0 || (second && cost < before)
          ? scorer.countLeft(changed, candidate.isGuess, isOfContent)
          : undefined;
      },
      rate: () => [0],
      tries: { left: limits.sectionTypes },
      maxRated: limits.sectionTypes,
    });
    if (!section) continue;
    const fitting = [section.trial, ...section.tied].map(({ candidate }) => candidate);
    return fitting.length > 1 ? oneOfSections(fitting) : fitting[0];
  }
  // What has a fix is left to that, unless a whole section has lost its first line.
  if (second === undefined && only?.fixes && kindOf(only.code).lacks === "dash") return undefined;
  return search({
    text,
    proposals: propose([missingKeyCandidates(scorer.parse, names)], lines, place),
    screen({ changed }) {
      const cost = scorer.cost(changed);
      return cost < before || (cost === 0 && before === 0) ? cost : undefined;
    },
    rate({ candidate, changed }) {
      const countLeft = scorer.countLeft(changed, candidate.isGuess, isOfContent);
      // What was made up hides problems of its own: a line that was not is surer.
      return countLeft === undefined ? undefined : [candidate.isGuess ? 1 : 0, countLeft];
    },
    isPerfect: ({ candidate, changed }, cost) =>
      before > 0 && cost === 0 && scorer.countLeft(changed, candidate.isGuess) === 0,
    tries: { left: limits.missingLineTries(text.length) },
    maxRated: limits.missingLineRated,
  })?.trial.candidate;
}

/** Whether a problem is about what is said, not how it is written: of lines that belonged to nothing, it could not be found. */
export const isOfContent = ({ code }: Problem): boolean => !/^(?:yaml|shape|file)\//.test(code);

/** Whether a problem may follow from a line that is gone. */
function mayFollow({ code, range }: Problem, text: string): boolean {
  const { isStructural, mayLackLineAbove, mayBeKeyOfPart } = kindOf(code);
  if (mayBeKeyOfPart) return isKeyOfPart(text.slice(range.start.offset, range.end.offset));
  return isStructural === true || mayLackLineAbove === true;
}

const isKeyOfPart = (name: string): boolean =>
  topKeys.some((part) => knownKeys(childField(root, part) ?? {}).includes(name));

/** Whether the problems may follow from a line that is gone: they are several, or one that is vague. */
function mayLackLine(text: string, problems: readonly Problem[]): boolean {
  const [only, second] = problems;
  if (limits.missingLineTries(text.length) < limits.minMissingLineTries) return false;
  if (problems.length > limits.problemsOfMissingLine) return false;
  if (problems.some(({ code }) => kindOf(code).concernsWholeFile)) return false;
  if (!only || !problems.some((problem) => mayFollow(problem, text))) return false;
  // Where nothing stops the site and the first problem has a fix, that fix is what was meant.
  if (second) return !only.fixes || problems.some(({ severity }) => severity === "error");
  return only.fixes !== undefined || kindOf(only.code).isVague === true;
}

/** Lines that define names which problems say are unknown: the key above them, or above the first of them, may be gone. */
function homesOfUnknown(text: string, problems: readonly Problem[]): RegExp[] {
  const names = problems
    .filter(({ code }) => kindOf(code).asksForMissing)
    .map(({ range }) => text.slice(range.start.offset, range.end.offset))
    .filter((name) => /^[\w-]+$/.test(name));
  const all = names.length > limits.missingNames ? [names.join("|")] : [];
  return [...all, ...names.slice(0, limits.missingNames)].map((name) => new RegExp(`^ +(?:${name}):`));
}

/** Lines above which one may be gone: where the indentation jumps, where names belong, and where problems are. */
function suspectLines({ positions, line: at }: Place, found: readonly Problem[], homes: readonly RegExp[]): Line[] {
  const groups = groupsOfLines(found);
  // The problems of lines first, those beside the most others at the front.
  const ofLines = groups.flat();
  const problems = [...ofLines, ...found.filter((one) => !ofLines.includes(one))];
  const lines = new Map<number, Line>();
  const add = (line: Line | undefined): void => void (line && !isBlank(line) && lines.set(line.index, line));
  const heads = groups.flatMap(([first]) => first?.range.start.line ?? []);
  const tops = heads.length > 0 ? heads : [Math.min(...problems.slice(0, 3).map(({ range }) => range.start.line))];
  for (const home of homes)
    for (let index = 0; index < positions.lines; index += 1)
      if (home.test(positions.lineText(index))) {
        add(at(index));
        break;
      }
  for (const top of tops.slice(0, limits.structuralGroups)) {
    const most = lines.size + limits.jumps;
    let above: Line | undefined;
    for (let index = Math.max(0, top - 4); index < top - 1 + limits.jumpDistance && lines.size < most; index += 1) {
      const line = at(index);
      if (!line || isBlank(line)) continue;
      if (above && isJump(above, line)) add(line);
      above = line;
    }
  }
  const misplaced = problems.filter(({ code }) => kindOf(code).isStructural).slice(0, 2);
  for (const { code, range } of [...misplaced, ...problems.slice(0, 2)]) {
    const index = range.start.line - 1;
    let next = index + 1;
    if (kindOf(code).concernsLineBelow) while (next < positions.lines && isBlank(at(next))) next += 1;
    for (const near of [index, index - 1, next, headOfItem(index)]) add(at(near));
  }
  return [...lines.values()].slice(0, limits.missingLineLines);

  /** The first line of the item that a line is a key of. */
  function headOfItem(index: number): number {
    const { indent = 0 } = at(index) ?? {};
    for (let above = index - 1, line = at(above); line; above -= 1, line = at(above)) {
      if (isBlank(line) || line.indent >= indent) continue;
      return line.isDashed ? above : index;
    }
    return index;
  }
}
