import { topKeys } from "../../../language/descriptor.ts";
import type { Edit } from "../../../problem.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { limits } from "../../limits.ts";
import type { Line } from "../../regions/line.ts";
import { contentAbove, linesOf, runFrom } from "../../regions/lines.ts";
import { isInText } from "../blocks/repeated-lines.ts";
import { cut } from "../words/cut.ts";

/** How other languages mark one line as a note: what is before it, the mark, what it says, and the mark at its end. */
const forms: readonly RegExp[] = [
  /^(\s*)(<!--+)(.*?)(\s*--+>\s*)$/,
  /^(\s*)(\/\*+)(.*?)(\s*\*+\/\s*)$/,
  /^(\s*)(\/{2,}|;+)(.*?)(\s*)$/,
  /^(\s*)(--|%|rem|REM)((?:\s.*?)?)(\s*)$/,
];

const anyMark = /^[ \t]*(?:<!--|\/\*|\/\/|;|--|%|rem\b)/im;

/** A line with the mark of a note. */
interface Note {
  readonly line: Line;
  readonly lead: number;
  readonly mark: string;
  readonly words: string;
  /** How long the mark at its end is, with the spaces around it. */
  readonly tail: number;
}

function noteOf(line: Line): Note | undefined {
  for (const form of forms) {
    const [found, lead = "", mark = "", words = "", tail = ""] = form.exec(line.text) ?? [];
    if (found !== undefined) return { line, lead: lead.length, mark, words, tail: tail.length };
  }
  return undefined;
}

/** What is behind the mark in a file of this kind. */
const keyOf = (words: string): string | undefined =>
  /^\s*(?:- +)*["']?([\p{L}_][\p{L}\p{N}_-]*)["']?:(?:\s|$)/u.exec(words)?.[1];
const isItem = (words: string): boolean => /^\s*- \S/.test(words);

/**
 * Keys and items that an author hides with the mark of another language on each line: `// title: Bread`. With the mark, a line may be
 * read as a key that begins with it.
 */
export function notedLines(positions: Positions): Candidate[] {
  if (!anyMark.test(positions.text)) return [];
  const lines = linesOf(positions);
  const found: Candidate[] = [];
  for (let index = 0; index < lines.length && found.length < limits.markedRuns; index += 1) {
    const run = notesFrom(lines, index);
    const [first] = run;
    if (!first) continue;
    index = run.at(-1)?.line.index ?? index;
    if (!isInText(positions, first.line.index) && hidesSomething(run, lines))
      found.push(asComments(first, run, linesOfNote(first, lines, index + 1)));
  }
  return found;
}

/** The notes from a line on that have the same mark; empty lines may be between them. */
function notesFrom(lines: readonly Line[], from: number): readonly Note[] {
  const run: Note[] = [];
  for (let line = lines[from]; line; line = lines[line.index + 1]) {
    if (line.text.trim() === "" && run.length > 0) continue;
    const note = noteOf(line);
    if (!note || note.mark !== (run[0]?.mark ?? note.mark)) break;
    run.push(note);
  }
  return run;
}

/** Whether lines with such marks are keys and items that are not to count. */
function hidesSomething(run: readonly Note[], lines: readonly Line[]): boolean {
  const keys = run.flatMap(({ words }) => keyOf(words) ?? []);
  const hasItems = run.some(({ words }) => isItem(words));
  const [first] = run;
  if (!first) return false;
  // Two dashes may be one too many, and a word may be that of a key.
  const isClear = /^(?:\W(?!-)|<)/.test(first.mark);
  const isMany = run.length > 1 && (hasItems || new Set(keys).size > 1);
  if (!isClear && !isMany && !(keys.length > 0 && isBesideKey(first, lines))) return false;
  // A text that goes on below its first line may hold a dash.
  const above = contentAbove(lines, first.line.index);
  const mayGoOn = above !== undefined && above.indent < first.lead && isPlainText(above);
  return keys.length > 0 || (hasItems && !mayGoOn);
}

/** Whether the line above that is no further to the right is a key of the same group. */
function isBesideKey({ line: { index }, lead }: Note, lines: readonly Line[]): boolean {
  let above = contentAbove(lines, index);
  while (above && above.indent > lead) above = contentAbove(lines, above.index);
  return above?.key !== undefined && !above.isDashed && above.indent === lead;
}

/** The lines below that belong to what the first note hides, and have no mark. */
function linesOfNote({ lead, words }: Note, lines: readonly Line[], from: number): readonly Line[] {
  const column = lead > 0 ? lead : words.length - words.trimStart().length;
  // Only the keys of the whole file begin where a line does.
  if (column < 2 && !topKeys.includes(keyOf(words) ?? "")) return [];
  return runFrom(lines, from, column + 1);
}

const isPlainText = ({ value }: Line): boolean => value !== "" && !/^["'{[|>&*]/.test(value);

/** @param below lines that belong to the notes, and are none */
function asComments(first: Note, run: readonly Note[], below: readonly Line[]): Candidate {
  const last = run.at(-1) ?? first;
  const start = first.line.start + first.lead;
  const isOne = run.length === 1;
  const place = isOne ? "" : ` before the lines ${first.line.index + 1} to ${last.line.index + 1}`;
  const rest = below.at(-1);
  const more = rest
    ? `, and # before the lines below that belong to ${isOne ? "it" : "them"}, to line ${rest.index + 1}`
    : "";
  return {
    code: "yaml/comment-style",
    message: isOne
      ? `A comment begins with # in this file, not with “${first.mark}”.`
      : `These ${run.length} lines begin with “${first.mark}”; a comment begins with # in this file.`,
    label: "begins a comment elsewhere",
    start,
    end: (rest ?? last.line).end,
    title: isOne ? "Make it a comment" : "Make the lines comments",
    safety: "review",
    help:
      isOne && more === ""
        ? `Write it so:\n# ${cut(first.words.trim())}`
        : `Write # in place of it${place}${more}. To hide a page or a section, you may also write “hidden: true” in it.`,
    edits: [...run.flatMap(asComment), ...below.map(({ start: at }): Edit => ({ start: at, end: at, text: "# " }))],
    // Whether the lines below are meant as well is not known.
    ...(rest && { isGuess: true }),
  };
}

function asComment({ line, lead, mark, words, tail }: Note): Edit[] {
  const at = line.start + lead;
  const space = words === "" || /^\s/.test(words) ? "" : " ";
  return [
    {
      start: at,
      end: at + mark.length,
      text: `#${space}`,
      // Two dashes, a percent sign and a word may begin what a visitor is to read.
      ...(/^[</;]/.test(mark) && { noWords: line.text.slice(lead) }),
    },
    ...(tail > 0 ? [{ start: line.end - tail, end: line.end, text: "" }] : []),
  ];
}
