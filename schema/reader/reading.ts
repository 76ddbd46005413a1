import { isMap, type DataMap, type Edit, type Path, type Problem } from "../problem.ts";
import { fatal, hidden, stoppedAt } from "./limits.ts";
import { notSupported } from "./not-supported.ts";
import type { Mark, Parse, Parsed } from "./parsed.ts";
import { problemOf } from "./problem-of.ts";
import { applyEdits, offsetBefore, Positions } from "./positions.ts";
import { itemsInTexts, splitItems } from "./split-items.ts";
import { TreeSource } from "./source.ts";
import { explainFailure, type Reasons } from "../repair/syntax/explain-failure.ts";
import { explainMarks, explainNamedPieces, mostMarks } from "../repair/syntax/marks.ts";
import { relocate, type TreeNode } from "./tree.ts";
import { oddKeyFailure, unreadable } from "./unreadable.ts";
import { emptyMap, valuesOf } from "./value.ts";

/** What a text holds. */
export interface Reading {
  /** Nothing where the text could not be read. */
  readonly value: DataMap | undefined;
  readonly problems: readonly Problem[];
  readonly source: TreeSource;
  /** Where something had to be left out. */
  readonly holes: readonly Path[];
  readonly comments: readonly Mark[];
}

/** How much data is at odds with the language; tells likely corrections from unlikely ones. */
export type JudgeData = (value: DataMap) => number;

/** How many mistakes of writing are put right, one after the other, so that the rest of the file can be checked. */
const repairs = 16;

/** How many characters are read again to find them. From a size on that nobody writes, little more than the text itself. */
const charactersRead = (text: string): number => (text.length < 300_000 ? 6_000_000 : text.length * 1.5);

/** The parts of a file that others refer to. */
const sets: readonly Path[] = [["routes"], ["planned"], ["constants"], ["collections"], ["badges"], ["shared"]];

/** Reads with a parser: limits first, then the way it is written, then its data. */
export function readWith(parse: Parse, text: string, file: string, judgeData: JudgeData, known: Reasons): Reading {
  const positions = new Positions(text);
  const nothing = { value: undefined, source: new TreeSource(text, file, undefined), holes: [], comments: [] };
  const stop = fatal(positions);
  if (stop) return { ...nothing, problems: [stop] };

  const problems = hidden(positions);
  const edits: Edit[] = [];
  let now = text;
  let parsed = parse(now);
  let left = charactersRead(text);
  const counted: Parse = (changed) => {
    left -= changed.length;
    return parse(changed);
  };
  const judge = (changed: string): number => costOf(counted(changed), judgeData);
  problems.push(...explainNamedPieces(parsed, positions));
  for (let round = 0; ; round += 1) {
    if (parsed.tooDeepAt !== undefined)
      return {
        ...nothing,
        problems: [...problems, stoppedAt(positions, offsetBefore(edits, parsed.tooDeepAt), parsed.isTooBig ?? false)],
      };
    const [failure] = parsed.failures;
    const marks = explainMarks(parsed, new Positions(now), lineEnd(now, failure?.start ?? now.length));
    const reason =
      marks.length === 0 && failure && left > 0 ? explainFailure(now, failure, counted, judge, known) : undefined;
    const found = reason ? [reason] : marks;
    if (found.length === 0 && !failure) break;
    const corrections = found.flatMap((one) => one.edits);
    const changed = applyEdits(now, corrections);
    const next = corrections.length > 0 ? counted(changed) : parsed;
    // What can be read with its signs and not without them is YAML as it was meant, and not ours.
    const isForeign = marks.length > 0 && isSound(parsed) && !next.isSpent && !isSound(next);
    const told = isForeign ? marks.map((mark) => notSupported(mark, now)) : found;
    problems.push(...told.map((one) => problemOf(one, edits, positions)));
    if (found.length === 0 && failure) problems.push(unreadable(failure, edits, positions));
    // With one of them put right the next one shows, so that no correction can be found right.
    if (round === repairs && next.failures.length > 0)
      return { ...nothing, problems: problems.map(({ fixes: _, ...problem }) => problem) };
    if (isForeign || corrections.length === 0 || round === repairs || marks.length === mostMarks || left <= 0)
      return { ...nothing, problems };
    if (next.isSpent) return { ...nothing, problems };
    for (const edit of corrections.toSorted((one, other) => other.start - one.start)) edits.push(edit);
    now = changed;
    parsed = next;
  }
  const written =
    parsed.root && (edits.length > 0 ? relocate(parsed.root, (offset) => offsetBefore(edits, offset)) : parsed.root);
  const { root, problems: joined } = written ? splitItems(written, positions) : { root: undefined, problems: [] };
  for (const problem of joined) problems.push(problem);
  const source = new TreeSource(text, file, root);
  const read = root ? valuesOf(root, source) : { value: emptyMap(), problems: [], holes: [] };
  const comments = parsed.marks
    .filter(({ kind }) => kind === "comment")
    .map((mark) => ({ ...mark, start: offsetBefore(edits, mark.start) }));
  if (!isMap(read.value)) return { ...nothing, problems: [...problems, notKeys(root, positions)] };
  // What was put right by a guess and still does not fit may lack anything.
  const isDoubtful = problems.some(({ fixes }) => fixes?.[0]?.safety === "review") && judgeData(read.value) > 0;
  const holes = isDoubtful ? [...read.holes, ...sets] : read.holes;
  return { value: read.value, problems: [...problems, ...read.problems], source, holes, comments };
}

const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
};

/** Whether it can be read as YAML, be it as keys that this language has not. */
const isSound = ({ failures, tooDeepAt }: Parsed): boolean =>
  tooDeepAt === undefined && failures.every(({ code }) => code === oddKeyFailure);

/** A text that cannot be read at all is worse than any that can. */
export function costOf(parsed: Parsed, judgeData: JudgeData): number {
  if (parsed.tooDeepAt !== undefined || !parsed.root) return 1e9;
  const { value, problems } = valuesOf(parsed.root, new TreeSource("", "", parsed.root));
  return (
    parsed.failures.length * 1000 +
    (problems.length + itemsInTexts(parsed.root)) * 3 +
    (isMap(value) ? judgeData(value) : 1000)
  );
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
