import { emptyMap } from "../language/data.ts";
import { isMap, type DataMap, type Edit, type Path, type Problem } from "../problem.ts";
import type { Candidate } from "./candidate.ts";
import { hidden } from "./characters/hidden.ts";
import { fatal, stoppedAt } from "./limits.ts";
import { marksOfFile } from "./mistakes/marked-lines.ts";
import { explainNamedPieces } from "./mistakes/named-pieces.ts";
import { createBudget } from "./parse-budget.ts";
import type { Mark, Parse, Parsed } from "./parsed.ts";
import { applyEdits, offsetBefore, Positions } from "./positions.ts";
import { problemOf } from "./problem-of.ts";
import { TreeSource } from "./source.ts";
import { splitItems } from "./mistakes/split-items.ts";
import { relocate, type TreeNode } from "./tree.ts";
import { unreadable } from "./mistakes/unreadable.ts";
import { valuesOf } from "./value.ts";

/** What a text holds. */
export interface Reading {
  /** Nothing where the text could not be read. */
  readonly value: DataMap | undefined;
  readonly problems: readonly Problem[];
  readonly source: TreeSource;
  /** Where something had to be left out: what would be there is not known. */
  readonly unknownPaths: readonly Path[];
  readonly comments: readonly Mark[];
  /** Tokens beside values, comments among them, where the text could be read. */
  readonly marks: readonly Mark[];
  /** How many documents the text holds. */
  readonly documents: number;
}

/** Mistakes of writing up to the first failure of a text. */
export interface SyntaxMistakes {
  /** None where nothing explains the failure. */
  readonly mistakes: readonly Candidate[];
  /** The text with the edits of all of them made. Nothing where the rest cannot be read. */
  readonly next?: { readonly text: string; readonly parsed: Parsed };
}

export interface ReadOptions {
  readonly parse: Parse;
  /** Asked as long as a text has failures, or tokens that are not part of the language. */
  findSyntaxMistakes(text: string, parsed: Parsed): SyntaxMistakes;
  /** Whether data fits the language: what was repaired by a guess and does not may lack anything. */
  isSound(value: DataMap): boolean;
  /** Whether a name or a line of the text was made up, so that any name may be missing. */
  readonly isGuess?: boolean;
}

/** How many mistakes of writing are repaired, one after the other, so that the rest of the file can be checked. */
const maxRepairs = 16;

/** The parts of a file that others refer to. */
const sets: readonly Path[] = [["routes"], ["planned"], ["constants"], ["collections"], ["badges"], ["shared"]];

/** Reads a text that may fail nowhere: a failure is reported as it is. */
export const withoutRepair = (parse: Parse = createBudget(Infinity).parse): ReadOptions => ({
  parse,
  findSyntaxMistakes: () => ({ mistakes: [] }),
  isSound: () => true,
});

/**
 * Reads the text of a site file: its data, where each value is, and what is wrong with the way it is written. Limits first,
 * then the syntax, then the data. Never throws.
 */
export function read(text: string, file: string, options: ReadOptions = withoutRepair()): Reading {
  const positions = new Positions(text);
  const nothing = {
    value: undefined,
    source: new TreeSource(text, file, undefined, positions),
    unknownPaths: [],
    comments: [],
    marks: [],
    documents: 1,
  };
  const marked = marksOfFile(positions);
  const stop = fatal(marked ? new Positions(applyEdits(text, marked.edits)) : positions);
  if (stop) return { ...nothing, problems: [marked ? problemOf(marked, [], positions) : stop] };

  const { parsed, edits, problems, isReadable, isGuess } = readSyntax(positions, marked, options);
  if (!isReadable) return { ...nothing, problems };
  const before = (offset: number): number => offsetBefore(edits, offset);
  const written = parsed.root && (edits.length > 0 ? relocate(parsed.root, before) : parsed.root);
  const { root, problems: joined } = written ? splitItems(written, positions) : { root: undefined, problems: [] };
  const source = new TreeSource(text, file, root, positions);
  const data = root ? valuesOf(root, source) : { value: emptyMap(), problems: [], unknownPaths: [] };
  if (!isMap(data.value)) return { ...nothing, problems: [...problems, ...joined, notKeys(root, positions)] };
  const all = [...problems, ...joined];
  const isDoubtful = all.some(({ fixes }) => fixes?.[0]?.safety === "review") && !options.isSound(data.value);
  const marks = edits.length > 0 ? parsed.marks.map((mark) => ({ ...mark, start: before(mark.start) })) : parsed.marks;
  return {
    value: data.value,
    problems: [...all, ...data.problems],
    source,
    unknownPaths: isGuess || options.isGuess || isDoubtful ? [...data.unknownPaths, ...sets] : data.unknownPaths,
    comments: marks.filter(({ kind }) => kind === "comment"),
    marks,
    documents: parsed.documents,
  };
}

interface Syntax {
  /** What could be read in the end. */
  readonly parsed: Parsed;
  /** The edits that were made for it, one after the other. */
  readonly edits: readonly Edit[];
  readonly problems: readonly Problem[];
  readonly isReadable: boolean;
  /** Whether a name or a line was made up, so that the rest can be read. */
  readonly isGuess: boolean;
}

/** Repairs what cannot be read, one mistake after the other, until the rest can be. */
function readSyntax(
  positions: Positions,
  marked: Candidate | undefined,
  { parse, findSyntaxMistakes }: ReadOptions,
): Syntax {
  // Without the marks before its lines and the characters that nobody sees, the rest is read as its author does.
  const problems = [...(marked ? [problemOf(marked, [], positions)] : []), ...hidden(positions)];
  const edits = problems
    .flatMap(({ fixes }) => fixes?.[0]?.edits ?? [])
    .toSorted((one, other) => other.start - one.start);
  const text = applyEdits(positions.text, edits);
  let now = { text, parsed: parse(text) };
  const marks = now.parsed.marks.map((mark) => ({ ...mark, start: offsetBefore(edits, mark.start) }));
  problems.push(...explainNamedPieces(marks, positions));
  let isGuess = false;
  const end = (isReadable: boolean, reported = problems): Syntax => ({
    isGuess,
    parsed: now.parsed,
    edits,
    problems: reported,
    isReadable,
  });
  for (let round = 0; ; round += 1) {
    const { tooDeepAt, isTooBig = false, failures } = now.parsed;
    if (tooDeepAt !== undefined) {
      problems.push(stoppedAt(positions, offsetBefore(edits, tooDeepAt), isTooBig));
      return end(false);
    }
    const [failure] = failures;
    const { mistakes, next } = findSyntaxMistakes(now.text, now.parsed);
    if (mistakes.length === 0 && !failure) return end(true);
    problems.push(...mistakes.map((mistake) => problemOf(mistake, edits, positions)));
    isGuess ||= mistakes.some((mistake) => mistake.isGuess);
    if (mistakes.length === 0 && failure) problems.push(unreadable(failure, edits, positions));
    // With one of them repaired the next one shows, so that no correction can be verified.
    if (round === maxRepairs && (next?.parsed ?? now.parsed).failures.length > 0)
      return end(
        false,
        problems.map(({ fixes: _, ...problem }) => problem),
      );
    if (!next || round === maxRepairs) return end(false);
    const made = mistakes.flatMap((mistake) => mistake.edits);
    edits.push(...made.toSorted((one, other) => other.start - one.start));
    now = next;
  }
}

function notKeys(root: TreeNode | undefined, positions: Positions): Problem {
  const start = root?.start ?? 0;
  return {
    code: "file/not-a-site-file",
    severity: "error",
    message: "This is not a site file: it does not begin with a key such as “version”.",
    label: "another kind of file",
    range: positions.range(start, positions.endOf(positions.lineOf(start))),
    help: "A site file begins with these lines:\nversion: 1\nsite: { name: Corner Bakery, url: https://bakery.example }\nroutes:",
  };
}
