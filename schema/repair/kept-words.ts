import { standsForNothing } from "../reader/mistakes/words-for-nothing.ts";
import type { Edit } from "../problem.ts";
import type { Parse, Parsed } from "../reader/parsed.ts";
import { applyEdits, Positions } from "../reader/positions.ts";
import { movedTo, touchedLines, type Stretch } from "./regions/touched-lines.ts";
import { countWords, wordsIn } from "./words-in.ts";

/**
 * Whether all words that the author wrote on the lines that a fix touches are still there afterwards, and in no comment. A word may
 * only be replaced in its place, as in a key that was misspelt; a line or an item may only be deleted that is there a second time.
 */
export function keepsWords(positions: Positions, edits: readonly Edit[], parse: Parse): boolean {
  // Of a large text, only what is around the edits is looked at.
  const stretches = touchedLines(positions, edits);
  const from = Math.min(...stretches.map(({ start }) => start));
  const to = Math.max(...stretches.map(({ start, text: line }) => start + line.length));
  const own = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const piece = positions.text.slice(from, to);
  const before = touchedLines(new Positions(withoutMarks(piece, own)), own).filter(
    ({ text: line }) => !isComment(line),
  );
  const after = touchedLines(new Positions(applyEdits(piece, own)), movedTo(own));
  const left = countWords(after.map(({ text: line }) => line).join("\n"));
  const changed = (): string => applyEdits(positions.text, edits);
  if (after.some(({ text: line }) => line.includes("#")))
    for (const word of wordsInComments(parse(changed()), after, from)) left.set(word, (left.get(word) ?? 0) - 1);
  for (const word of edits.flatMap((edit) => replacedWords(positions.text, edit)))
    left.set(word, (left.get(word) ?? 0) + 1);
  const isLeft = (lines: readonly Stretch[]): boolean =>
    [...countWords(lines.map((line) => withoutNote(line.text)).join("\n"))].every(
      ([word, count]) => count <= (left.get(word) ?? 0),
    );
  if (isLeft(before)) return true;
  const isDeletion = edits.every(({ text }) => text.trim() === "");
  if (isDeletion && edits.every(({ start, end }) => saysNothing(positions.text.slice(start, end)))) return true;
  // A piece may only be deleted that its line has a second time, as in `[new, new]`.
  const rest = after.map(({ text: line }) => line).join("\n");
  const pieces = edits.map(({ start, end }) => positions.text.slice(start, end).replace(/^[\s,]+|[\s,]+$/g, ""));
  if (isDeletion && edits.every(({ text }) => text === "") && pieces.every((one) => one !== "" && rest.includes(one)))
    return true;
  const gone = countLines(stretches);
  const written = countLines(after);
  const isThere = (line: string): boolean => {
    const count = linesIn(positions).get(line) ?? 0;
    return count - (gone.get(line) ?? 0) + (written.get(line) ?? 0) > 0;
  };
  // The line of a key goes that stands twice, when what is below it goes to the first one.
  const goes = ({ start, text: line }: Stretch): boolean =>
    isDeletion || own.some((edit) => edit.text === "" && edit.start <= start && edit.end >= start + line.length);
  return isLeft(before.filter((line) => !goes(line) || !isThere(withoutDash(line.text))));
}

const known = new WeakMap<Positions, ReadonlyMap<string, number>>();

/** How often each line stands in a text. It is counted once for all fixes. */
function linesIn(positions: Positions): ReadonlyMap<string, number> {
  const counts = known.get(positions) ?? countLines(positions.text.split("\n").map((text) => ({ text })));
  known.set(positions, counts);
  return counts;
}

function countLines(lines: readonly { readonly text: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const line = withoutDash(text);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/** `icon: none`, with the comma beside it: a key and a word for “nothing”. */
const saysNothing = (piece: string): boolean =>
  standsForNothing(/^[\s,]*[A-Za-z]\w*: *(\S+?)[\s,]*$/.exec(piece.slice(0, 200))?.[1] ?? "");

/** The text with spaces in place of what is no word of the author, as the edits say. */
const withoutMarks = (text: string, edits: readonly Edit[]): string =>
  applyEdits(
    text,
    edits.flatMap(({ start: from, end, noWords = "" }) => {
      const at = text.slice(from, end + noWords.length).indexOf(noWords);
      const { length } = noWords;
      return at === -1 ? [] : [{ start: from + at, end: from + at + length, text: " ".repeat(length) }];
    }),
  );

const withoutDash = (line: string): string => line.trim().replace(/^(?:- +)+/, "");

/** A note of the author. Nor does a visitor read old addresses, which go where one is in use again. */
const isComment = (line: string): boolean => /^\s*(?:- +)?(?:movedFrom:|#)/.test(line);

/** A line without the note after it. A number sign that words follow at once, as in “the #1 tool”, begins none. */
const withoutNote = (line: string): string =>
  line
    // The name that a mail program writes before an address.
    .replaceAll(/(?<=^|[<>:"])[^<>:"]*<(?=[^<>\s@]+@[^<>\s@]+>)/g, "")
    // `"Rye" -- new`: behind a text in quotes, a dash begins a note as well.
    .replace(/(?<=[^\s:]["'])\s*(?:<[-=]+|[←⟵⇐]|[-=]+>|[→⟶⇒]|--+|#)\s*[^"'}\]]*$/, "")
    .replace(/(?:\s(?:#|\/\/|\/\*|<-+|<={2,}|[←⟵⇐])|\d#)\s[^"'}\]]*$/, (note) => note.charAt(0));

/** The words that others take the place of: one token, a reference between braces, or what a constant says. */
function replacedWords(text: string, { start, end, text: written }: Edit): string[] {
  const [from, to] = [text.slice(start, end), written];
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(from.length, to.length) - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  // Whole words are compared, not pieces of them.
  while (head > 0 && /(?:[\p{L}\p{N}]|\d[.,])$/u.test(from.slice(Math.max(0, head - 2), head))) head -= 1;
  const isInWord = (side: string): boolean =>
    side.length > tail && /^[\p{L}\p{N}]{2}/u.test(side.slice(side.length - tail - 1));
  while (tail > 0 && (isInWord(from) || isInWord(to))) tail -= 1;
  const replaced = from.slice(head, from.length - tail).trim();
  // A day or a color in its exact form says the same.
  const isExact = /^"?(?:\d{4}-\d{2}-\d{2}|#[\da-f]{6})"?$/.test(to);
  // Nor are words lost that are written together, or apart.
  const isSame = lettersOf(from) !== "" && lettersOf(from) === lettersOf(to);
  // Words of one line that stand elsewhere too, such as the title of what is named, are kept there.
  const isElsewhere = /^[^\n]*[^\S\n][^\n]*$/.test(replaced) && text.indexOf(replaced) !== text.lastIndexOf(replaced);
  const isOne =
    isExact ||
    isSame ||
    isElsewhere ||
    !/\s/.test(replaced) ||
    /^\{[^{}]*\}$/.test(replaced) ||
    /\{[\w.-]+[^{}]*\}/.test(to);
  // The start page has a path without a word. A letter that looks like a bar is none.
  const isSymbol = (to === "/" && !/\s/.test(from)) || (to === "|" && from.length === 1);
  return isOne && (/[\p{L}\p{N}]/u.test(to) || isSymbol) ? wordsIn(replaced) : [];
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

function wordsInComments({ marks }: Parsed, lines: readonly Stretch[], by: number): string[] {
  const comments = marks.filter(({ kind }) => kind === "comment");
  return lines.flatMap(({ start, text: line }) =>
    comments
      .filter((mark) => mark.start >= by + start && mark.start < by + start + line.length)
      .flatMap((mark) => wordsIn(mark.text)),
  );
}
