import type { Position, Problem } from "../../schema/problem.ts";
import { bannedMessageWords } from "../check/banned-message-words.ts";

/** What is wrong with a problem itself, whatever it is about: places outside the text, words that are none. */
export function faultsOf(problem: Problem, text: string): string[] {
  const { code, range, related = [], fixes = [], message, label = "", help = "" } = problem;
  const ranges = [range, ...related.map((one) => one.range)];
  const spans = [
    ...ranges.map(({ start, end }) => ({ start: start.offset, end: end.offset })),
    ...fixes.flatMap(({ edits }) => edits),
  ];
  const titles = fixes.map(({ title }) => title);
  return [
    ...spans
      .filter(({ start, end }) => !isSpan(start, end, text))
      .map(({ start, end }) => `${code} is outside the text: ${start} to ${end}`),
    ...ranges
      .flatMap(({ start, end }) => [start, end])
      .filter((position) => !isPosition(position, text))
      .map(({ line, column, offset }) => `${code} has line ${line}, column ${column} for offset ${offset}`),
    ...fixes.filter(({ edits }) => overlap(edits)).map(({ title }) => `“${title}” of ${code} changes a place twice`),
    ...([message, label, ...titles].some((words) => bannedMessageWords.test(unquoted(words, text)))
      ? [`${code} says: ${message}`]
      : []),
    // What is below the first line is to be written: words of the author.
    ...(bannedMessageWords.test(unquoted(help.split("\n")[0] ?? "", text)) ? [`${code} advises: ${help}`] : []),
    ...titles.filter(({ length }) => length > 90).map((title) => `${code} has a long title: ${title}`),
    ...(message === "" || message.length > 90 ? [`${code} has a message of ${message.length} characters`] : []),
  ];
}

const isSpan = (start: number, end: number, text: string): boolean =>
  Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end && end <= text.length;

function isPosition({ line, column, offset }: Position, text: string): boolean {
  const before = text.slice(0, offset).split("\n");
  return before.length === line && (before.at(-1) ?? "").length + 1 === column;
}

const overlap = (edits: readonly { readonly start: number; readonly end: number }[]): boolean =>
  edits.some((one, index) => edits.slice(index + 1).some(({ start, end }) => start < one.end && one.start < end));

/** The words without those that the author wrote: they may be any. */
const unquoted = (words: string, text: string): string =>
  words.replace(/“[^”]*”|"[^"]*"/g, (quoted) => (text.includes(quoted.slice(1, -1).replace(/…$/, "")) ? "“”" : quoted));
