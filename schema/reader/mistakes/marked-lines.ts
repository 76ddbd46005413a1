import { quote } from "../../language/words.ts";
import type { Edit } from "../../problem.ts";
import type { Candidate } from "../candidate.ts";
import type { Positions } from "../positions.ts";

/** What another program writes before each line that it shows, quotes or logs. */
interface Mark {
  /** The mark of one line, without the spaces behind it. Of a numbered line, the first group is its number. */
  readonly pattern: RegExp;
  readonly name?: "number" | "time" | "name and number";
  /** The spaces before it are those of the line. */
  readonly isBehindIndentation?: true;
  /** It is that of a comment: only where all lines of the file have it, nobody meant one. */
  readonly isOfWholeFiles?: true;
}

const marks: readonly Mark[] = [
  { name: "number", pattern: /^[ \t]*(\d{1,6})(?:\t|→|\s*$)/ },
  { name: "number", pattern: /^[ \t]*(?:>[ \t]+)?[[(]?(?:L|[Ll]ine )?(\d{1,6})[ \t]*[|│┃┆:.)\]]/ },
  { name: "number", pattern: /^[ \t]*L?(\d{1,6})(?=[ \t]|$)/ },
  { name: "name and number", pattern: /^[\w./-]+\.ya?ml[:-](\d{1,6})[:-]/ },
  // `git blame`
  { name: "name and number", pattern: /^\^?[\da-f]{7,40} (?:\S+ +)?\(.{0,80}? \d{4}-\d\d-\d\d .{0,40}?(\d{1,6})\)/ },
  {
    name: "time",
    pattern: /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z| ?[+-]\d\d:?\d\d)?[\])]?[|:]?(?=\s|$)/,
  },
  { name: "time", pattern: /^[[(]?\d\d:\d\d:\d\d(?:[.,]\d+)?[\])]?[|:]?(?=\s|$)/ },
  { pattern: /^(?:> ?){2}>/, isBehindIndentation: true },
  { pattern: /^[ \t]*> ?>/, isBehindIndentation: true },
  { pattern: /^[ \t]*>/, isBehindIndentation: true },
  { pattern: /^\+/ },
  { pattern: /^[ \t]+\+(?= )/, isBehindIndentation: true },
  { pattern: /^[ \t]*[|│┃]/, isBehindIndentation: true },
  { pattern: /^[ \t]*\$(?=\s|$)/, isBehindIndentation: true },
  { pattern: /^[ \t]*\*(?=\s|$)/, isBehindIndentation: true, isOfWholeFiles: true },
  { pattern: /^[ \t]*#/, isBehindIndentation: true, isOfWholeFiles: true },
  { pattern: /^[ \t]*(?:\/\/|;)/, isBehindIndentation: true, isOfWholeFiles: true },
];

/** A line that begins with a mark. */
interface MarkedLine {
  readonly index: number;
  readonly lead: number;
  readonly mark: string;
  /** How many spaces are between the mark and the words, which may be none. */
  readonly spaces: number;
  readonly content: string;
}

/** Lines with the same mark, one below the other; empty ones may be between them. */
export interface MarkedRun {
  readonly mark: Mark;
  readonly lines: readonly [MarkedLine, MarkedLine, ...MarkedLine[]];
}

/** How many lines a file has that consists of marked ones. */
const minLinesOfFile = 3;

const topKey = /^(?:version|site|routes):(?:\s|$)/;

/** The marks before all lines of a file, as one problem: without them it is a site file. */
export function marksOfFile(positions: Positions): Candidate | undefined {
  for (const mark of marks) {
    const [run] = runsOf(mark, positions, true);
    if (!run || run.lines.length < minLinesOfFile) continue;
    const least = Math.min(...run.lines.flatMap(({ content, spaces }) => (content === "" ? [] : [spaces])));
    if (run.lines.some(({ content, spaces }) => spaces === least && topKey.test(content)))
      return withoutMarks(run, -least, positions);
  }
  return undefined;
}

/** The lines that begin with marks in a part of a file. */
export const markedRuns = (positions: Positions): readonly MarkedRun[] =>
  marks.flatMap((mark) => (mark.isOfWholeFiles ? [] : runsOf(mark, positions, false)));

/** The lines with one mark. `isWhole`: only if they are all lines that a text has. */
function runsOf(mark: Mark, positions: Positions, isWhole: boolean): MarkedRun[] {
  const runs: MarkedRun[] = [];
  let lines: MarkedLine[] = [];
  const end = (): void => {
    const [first, second, ...rest] = lines;
    if (first && second) runs.push({ mark, lines: [first, second, ...rest] });
    lines = [];
  };
  let last: { readonly index: number; readonly number: number } | undefined;
  for (let index = 0; index < positions.lines; index += 1) {
    const text = positions.lineText(index);
    if (text.trim() === "") continue;
    const [written, digits] = mark.pattern.exec(text) ?? [];
    const number = Number(digits ?? Number.NaN);
    if (isWhole && written === undefined) return [];
    // A program that numbers lines may leave out those that are empty.
    const follows =
      last !== undefined &&
      (digits === undefined || (number > last.number && number - last.number <= index - last.index));
    if (written === undefined || !follows) {
      if (isWhole && last !== undefined) return [];
      end();
    }
    last = written === undefined ? undefined : { index, number };
    if (written === undefined) continue;
    const marker = written.trim();
    const lead = written.length - written.trimStart().length;
    const behind = text.slice(written.length);
    const content = behind.trimStart();
    lines.push({ index, lead, mark: marker, spaces: behind.length - content.length, content });
  }
  end();
  return runs;
}

/**
 * The lines of a run without their marks. `by`: how many spaces more are before the words than between them and the mark, the same
 * in all lines; nothing where a line has not so many.
 */
export function withoutMarks({ mark, lines }: MarkedRun, by: number, positions: Positions): Candidate | undefined {
  const [first] = lines;
  const edits: Edit[] = [];
  for (const { index, lead, mark: noWords, spaces, content } of lines) {
    const indent = spaces + by + (mark.isBehindIndentation ? lead : 0);
    if (indent < 0 && content !== "") return undefined;
    const [start, end] = [positions.startOf(index), positions.endOf(index)];
    edits.push({ start, end: end - content.length, text: content === "" ? "" : " ".repeat(indent), noWords });
  }
  const { name } = mark;
  const marker = quote(first.mark);
  const start = positions.startOf(first.index) + first.lead;
  const last = (lines.at(-1) ?? first).index;
  return {
    code: "yaml/marked-lines",
    message:
      name === undefined
        ? `These ${lines.length} lines begin with ${marker}, which another program wrote before them.`
        : `These ${lines.length} lines begin with ${names[name]}, as another program shows them.`,
    label: "not part of the file",
    start,
    end: start + first.mark.length,
    title:
      name === "number"
        ? "Delete the numbers"
        : name === "time"
          ? "Delete the times"
          : `Delete ${name === undefined ? marker : "what is before the lines"}`,
    safety: "review",
    help: `Delete it before the lines ${first.index + 1} to ${last + 1}. How they are indented beside one another stays.`,
    edits,
  };
}

const names = { number: "their numbers", time: "a time", "name and number": "a name and a number" } as const;
