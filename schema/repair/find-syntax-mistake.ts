import type { Edit } from "../problem.ts";
import type { Candidate } from "../reader/candidate.ts";
import type { Failure, Parse } from "../reader/parsed.ts";
import { Positions } from "../reader/positions.ts";
import { limits } from "./limits.ts";
import { excerptAround, type Excerpt } from "./regions/excerpt.ts";
import { lineAt, type Line } from "./regions/line.ts";
import { contentAbove, isJump, linesOf } from "./regions/lines.ts";
import { hasFreeKeys } from "./regions/top-key.ts";
import { suspiciousLines } from "./regions/suspicious-lines.ts";
import { compareScores, search, type Score, type Trial } from "./search.ts";
import { indentationCandidates } from "./sources/indentation.ts";
import { missingKeyCandidates } from "./sources/missing/missing-key.ts";
import { missingNames } from "./sources/missing/missing-names.ts";
import { namesInFile } from "./sources/names-in-file.ts";
import { propose, type Place, type Proposal } from "./sources/source.ts";
import { keyInBetweenCandidates, swappedCandidates } from "./sources/structure.ts";
import { evident, guesses } from "./syntax-sources.ts";
import { uneven } from "./uneven.ts";

/** How much a text is at odds with the language; less is better. */
type Cost = (text: string) => number;

/** What explains failures that were searched before: while a fix is tried, the other mistakes of the text are found again. */
export type KnownMistakes = Map<string, Candidate | undefined>;

/** The mistake that explains why a text cannot be read, at its place in the text. Nothing where no single small edit does. */
export function findSyntaxMistake(
  text: string,
  first: Failure,
  parse: Parse,
  cost: Cost,
  known: KnownMistakes,
): Candidate | undefined {
  const excerpt = excerptAround(text, first, parse);
  const { failure, start, head } = excerpt;
  const name = `${failure.code} ${failure.start - start} ${head}${excerpt.text}`;
  const found = known.has(name) ? known.get(name) : searchExcerpt(excerpt, text, parse, cost);
  known.set(name, found);
  return found && moved(found, start);
}

/** A mistake, and how good a text its correction makes. */
interface Found {
  readonly candidate: Candidate;
  readonly cost: number;
  /** How many names that the file uses are undefined with it. */
  readonly undefinedNames: number;
  /** How far behind the correction the next failure is, in characters. */
  readonly gap: number;
}

function searchExcerpt(excerpt: Excerpt, file: string, parse: Parse, cost: Cost): Candidate | undefined {
  const names = namesInFile(file);
  const positions = new Positions(excerpt.text);
  const by = excerpt.start;
  const failure = { ...excerpt.failure, start: excerpt.failure.start - by, end: excerpt.failure.end - by };
  const top = /^[\w-]+/.exec(excerpt.head)?.[0];
  const place: Place = { positions, failure, names, top, line: (index) => lineAt(positions, index) };
  const { lines, heads } = suspiciousLines(place, failure);
  const tries = { left: limits.syntaxTries(excerpt.text.length) };
  const countUndefined = (changed: string): number => names.countUndefined(changed, parse);
  const after = (trial: Trial<Proposal>): After | undefined => failuresAfter(trial, excerpt, failure, parse);

  const best = (proposals: Iterable<Proposal>): Found | undefined => {
    /** The kinds of mistakes that explain the failure, the surest first. */
    const kinds: string[] = [];
    const winner = search({
      text: excerpt.text,
      proposals,
      screen(trial) {
        const failures = after(trial)?.failures;
        if (failures !== undefined && !kinds.includes(trial.candidate.code)) kinds.push(trial.candidate.code);
        return failures;
      },
      rate: (trial) => scoreOf(trial, kinds.indexOf(trial.candidate.code), excerpt, cost, countUndefined),
      tries,
      maxRated: limits.syntaxRated,
    });
    if (!winner) return undefined;
    const [found = 0, undefinedNames = 0] = winner.score;
    return { ...winner.trial, cost: found, undefinedNames, gap: after(winner.trial)?.gap ?? 0 };
  };

  const shown = best(propose(evident, lines, place));
  // A mistake that a line shows is the cause, if nothing else is wrong around it; else a guess may explain more.
  const isClear = shown !== undefined && (shown.cost === 0 || shown.gap > limits.syntaxNearby);
  if (isClear) return shown.candidate;
  const chosen = cheaper(shown, best(propose(guesses, lines, place)));
  // Where one line explains all there is no other; where many have to move, the key above them may be the one that is wrong. Where
  // keys are free, two lines in the other order may define more names.
  const isWhole = chosen?.cost === 0 && chosen.candidate.edits.length === 1;
  if (isWhole && !hasFreeKeys(excerpt.head + excerpt.text, excerpt.head.length + failure.start))
    return chosen.candidate;
  // A key below the first of its lines shows two lines above it.
  const further = lines.flatMap(({ index }) => lineAt(positions, index + 1) ?? []);
  const pairs = new Map([...lines, ...further].map((line) => [line.index, line]));
  // A line below a key that has its value already may belong to one that is gone.
  const jumps = lines.filter((line) => {
    const over = contentAbove(linesOf(positions), line.index);
    return over !== undefined && isJump(over, line);
  });
  const above = best([
    ...(jumps.length > 0 ? propose([missingKeyCandidates(parse, missingNames(file))], jumps, place) : []),
    ...propose([swappedCandidates, keyInBetweenCandidates], [...pairs.values()], place),
    ...propose([indentationCandidates], heads, place),
  ]);
  return (above && chosen && compareScores(sizeOf(above), sizeOf(chosen)) < 0 ? above : (chosen ?? above))?.candidate;
}

const cheaper = (one: Found | undefined, other: Found | undefined): Found | undefined =>
  one && !(other && other.cost < one.cost) ? one : other;

const sizeOf = ({ cost, undefinedNames, candidate }: Found): Score => [cost, undefinedNames, candidate.edits.length];

/**
 * How well a text fits the language with a correction. Of two that fit alike the one with which more of the names in braces lead
 * somewhere, then the surer kind, the usual spacing, the smaller edit.
 */
function scoreOf(
  { candidate, changed }: Trial<Proposal>,
  rank: number,
  excerpt: Excerpt,
  cost: Cost,
  countUndefined: (text: string) => number,
): Score {
  const { edits, isSpacing = false } = candidate;
  // The first line of the next block, by itself, lacks what is below it.
  const isInside = edits.every(({ end }) => end <= excerpt.next);
  const end = isInside ? changed.length - excerpt.text.length + excerpt.next : changed.length;
  const spacing = isSpacing
    ? [uneven(changed), edits.reduce((sum, edit) => sum + edit.end - edit.start + edit.text.length, 0)]
    : [0, 0];
  // Words that become a comment are lost: a correction that keeps them explains more.
  const lost = candidate.isLoss ? 1 : 0;
  const text = excerpt.head + changed.slice(0, end);
  return [cost(text) + lost, countUndefined(text), rank, ...spacing];
}

interface After {
  /** How many failures are left. */
  readonly failures: number;
  readonly gap: number;
}

/** What is left with the edits made; nothing where the text cannot be read past the line, and further than before. */
function failuresAfter(
  { candidate: { edits }, line, changed }: { candidate: Candidate; line: Line; changed: string },
  { head }: Excerpt,
  before: Failure,
  parse: Parse,
): After | undefined {
  if (edits.length === 0) return undefined;
  const { failures, tooDeepAt } = parse(head + changed);
  if (tooDeepAt !== undefined) return undefined;
  const [first] = failures;
  if (!first) return { failures: 0, gap: 0 };
  const next = first.start - head.length;
  const growth = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const passed = Math.max(line.end, edits.at(-1)?.end ?? 0) + growth;
  return next > passed && next > before.start + growth ? { failures: failures.length, gap: next - passed } : undefined;
}

const movedEdits = (edits: readonly Edit[], by: number): readonly Edit[] =>
  edits.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by }));

const moved = (candidate: Candidate, by: number): Candidate => ({
  ...candidate,
  start: candidate.start + by,
  end: candidate.end + by,
  edits: movedEdits(candidate.edits, by),
  ...(candidate.other && { other: { ...candidate.other, edits: movedEdits(candidate.other.edits, by) } }),
});
