import { isMap, type DataMap, type Edit, type Path, type Problem } from "../problem.ts";
import { fatal, hidden } from "./limits.ts";
import type { Failure, Mark, Parse, Parsed } from "./parsed.ts";
import { applyEdits, offsetBefore, Positions } from "./positions.ts";
import { splitItems } from "./split-items.ts";
import { TreeSource } from "./source.ts";
import type { Candidate } from "./syntax/candidate.ts";
import { explainFailure } from "./syntax/explain-failure.ts";
import { explainMark, explainNamedPieces } from "./syntax/marks.ts";
import { relocate, type TreeNode } from "./tree.ts";
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

/** The parts of a file that others refer to. */
const sets: readonly Path[] = [["routes"], ["planned"], ["constants"], ["collections"], ["badges"], ["shared"]];

/** Reads with a parser: limits first, then the way it is written, then its data. */
export function readWith(parse: Parse, text: string, file: string, judgeData: JudgeData): Reading {
  const positions = new Positions(text);
  const nothing = { value: undefined, source: new TreeSource(text, file, undefined), holes: [], comments: [] };
  const stop = fatal(positions);
  if (stop) return { ...nothing, problems: [stop] };

  const problems = hidden(positions);
  const edits: Edit[] = [];
  let now = text;
  let parsed = parse(now);
  problems.push(...explainNamedPieces(parsed, positions));
  for (let round = 0; ; round += 1) {
    if (parsed.tooDeepAt !== undefined)
      return { ...nothing, problems: [...problems, tooDeep(positions, offsetBefore(edits, parsed.tooDeepAt))] };
    const [failure] = parsed.failures;
    const found =
      explainMark(parsed, new Positions(now)) ??
      (failure && explainFailure(now, failure, parse, (changed) => judge(parse(changed), judgeData)));
    if (found) problems.push(problemOf(found, edits, positions));
    else if (failure) problems.push(unknown(failure, edits, positions));
    else break;
    if (!found || found.edits.length === 0 || round === repairs) return { ...nothing, problems };
    for (const edit of found.edits.toSorted((a, b) => b.start - a.start)) edits.push(edit);
    now = applyEdits(now, found.edits);
    parsed = parse(now);
  }
  const written =
    parsed.root && (edits.length > 0 ? relocate(parsed.root, (offset) => offsetBefore(edits, offset)) : parsed.root);
  const { root, problems: joined } = written ? splitItems(written, positions) : { root: undefined, problems: [] };
  problems.push(...joined);
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

/** A text that cannot be read at all is worse than any that can. */
function judge(parsed: Parsed, judgeData: JudgeData): number {
  if (parsed.tooDeepAt !== undefined || !parsed.root) return 1e9;
  const { value, problems } = valuesOf(parsed.root, new TreeSource("", "", parsed.root));
  return parsed.failures.length * 1000 + problems.length * 3 + (isMap(value) ? judgeData(value) : 1000);
}

function problemOf(found: Candidate, edits: readonly Edit[], positions: Positions): Problem {
  const before = (offset: number): number => offsetBefore(edits, offset);
  const { code, message, label, help, title, safety } = found;
  const moved = found.edits.map(({ start, end, text }) => ({ start: before(start), end: before(end), text }));
  return {
    code,
    severity: "error",
    message,
    label,
    help,
    range: positions.range(before(found.start), before(found.end)),
    ...(moved.length > 0 && { fixes: [{ title, safety, edits: moved }] }),
  };
}

const unknown = (failure: Failure, edits: readonly Edit[], positions: Positions): Problem => {
  const start = offsetBefore(edits, failure.start);
  const end = positions.endOf(positions.lineOf(start));
  return {
    code: "yaml/syntax",
    severity: "error",
    message: "The file cannot be read from this line on.",
    label: "not understood",
    range: positions.range(start, Math.max(start, Math.min(end, offsetBefore(edits, failure.end)))),
    help: "Compare this line and the one above with others like them: indentation, colons, dashes and quotation marks.",
  };
};

const tooDeep = (positions: Positions, at: number): Problem => ({
  code: "file/too-deep",
  severity: "error",
  message: "Lists and keys are nested too deep here; 32 levels are possible.",
  label: "too deep",
  range: positions.range(at, at + 1),
  help: "No part of a site needs that. Look for brackets or dashes that were not meant.",
});

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
