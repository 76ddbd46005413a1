import type { Edit } from "../problem.ts";
import type { Parse } from "../reader/parsed.ts";
import { applyEdits, Positions } from "../reader/positions.ts";

/**
 * Whether all words that the author wrote on the lines that a fix touches are still there afterwards, and in no comment. A word may
 * only be replaced in its place, as in a key that was misspelt; a line may only go that the file has a second time.
 */
export function keepsWords(text: string, edits: readonly Edit[], parse: Parse): boolean {
  const changed = applyEdits(text, edits);
  const before = touchedLines(text, edits);
  const after = touchedLines(changed, movedTo(edits));
  const left = countWords(after.map(({ text: line }) => line).join("\n"));
  if (after.some(({ text: line }) => line.includes("#")))
    for (const word of wordsInComments(changed, after, parse)) left.set(word, (left.get(word) ?? 0) - 1);
  for (const word of edits.flatMap((edit) => replacedWords(text, edit))) left.set(word, (left.get(word) ?? 0) + 1);
  const lines = new Set(changed.split("\n").map((line) => line.trim()));
  return before
    .filter((line) => !isComment(line.text) && !lines.has(line.text.trim()))
    .flatMap((line) => wordsIn(withoutNote(line.text)))
    .every((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count > 0;
    });
}

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** A note of the author, as this file or another language marks it. */
const isComment = (line: string): boolean => /^\s*(?:#|\/\/|\/\*|<!--|;|--\s)/.test(line);

/**
 * A line without the number of an item, and without the note after it. A number sign that words follow at once, as in “the #1
 * tool”, begins none.
 */
const withoutNote = (line: string): string => line.replace(/^\s*\(?\w{1,3}[.)]\s/, "").replace(/\s#\s[^"'}\]]*$/, "");

/** Marks of HTML and of other files that stand for formatting, for a character or for a line end. */
const foreignMark = /<\/?(?:b|strong|i|em|code|s|del|a)>|<a\s+href(?==)|&(?:#x?)?\w{1,8};|\\n/gi;

/** Words and numbers; a number with separators is one. Tags and characters that nobody sees are none. */
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(foreignMark, " ")
    .replaceAll(/(?<=^|[\s:])!\S+|(?!\s)[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/(?<=\d)[.,'\u00a0\u202f](?=\d{3})/gu, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map((word) => word.toLowerCase()) ?? [];

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words that others take the place of: one token, a reference between braces, or what a constant says. */
function replacedWords(text: string, { start, end, text: written }: Edit): string[] {
  const [from, to] = [text.slice(start, end), written];
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  // Whole words are compared, not pieces of them.
  while (head > 0 && /[\p{L}\p{N}]/u.test(from[head - 1] ?? "")) head -= 1;
  while (tail > 0 && /[\p{L}\p{N}]/u.test(from[from.length - tail] ?? "")) tail -= 1;
  const replaced = from.slice(head, from.length - tail).trim();
  const isOne = !/\s/.test(replaced) || /^\{[^{}]*\}$/.test(replaced) || /\{[\w.-]+[^{}]*\}/.test(to);
  // The start page has a path without a word.
  return isOne && (/[\p{L}\p{N}]/u.test(to) || (to === "/" && !/\s/.test(from))) ? wordsIn(replaced) : [];
}

/** Where the edits are in the text that they make. */
function movedTo(edits: readonly Edit[]): { start: number; end: number }[] {
  let by = 0;
  return edits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const from = start + by;
      by += text.length - (end - start);
      return { start: from, end: from + text.length };
    });
}

/** The lines that ranges are in, each once. */
function touchedLines(text: string, ranges: readonly { readonly start: number; readonly end: number }[]): Stretch[] {
  const positions = new Positions(text);
  const lines = new Set<number>();
  for (const { start, end } of ranges)
    for (let line = positions.lineOf(start); line <= positions.lineOf(end); line += 1) lines.add(line);
  return [...lines].map((line) => ({ start: positions.startOf(line), text: positions.lineText(line) }));
}

function wordsInComments(text: string, lines: readonly Stretch[], parse: Parse): string[] {
  const marks = parse(text).marks.filter(({ kind }) => kind === "comment");
  return lines.flatMap(({ start, text: line }) =>
    marks
      .filter((mark) => mark.start >= start && mark.start < start + line.length)
      .flatMap((mark) => wordsIn(mark.text)),
  );
}
