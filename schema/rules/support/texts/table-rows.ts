import type { Line } from "./long-texts.ts";

/** A line without what stands in braces, where a bar is part of a name. */
const bare = ({ words }: Line): string => words.replace(/\{[^{}\n]*\}|\\[|]/g, "");

export const cellsIn = (line: Line): number =>
  bare(line)
    .replace(/^\||\|$/g, "")
    .split("|").length;

const barsIn = (line: Line): number => bare(line).split("|").length - 1;

const isRow = ({ words }: Line): boolean => /^\|.+\|$/.test(words);

/** Where the rows of a table begin that a paragraph ends with; they may stand right below its words. Its end where there are none. */
export function rowsFrom(lines: readonly Line[]): number {
  const last = lines.at(-1);
  const bars = last ? barsIn(last) : 0;
  const isLike = (line: Line): boolean => isRow(line) || (bars > 0 && barsIn(line) === bars);
  const begin = lines.findLastIndex((line) => !isLike(line)) + 1;
  // Two lines of words may have a bar each.
  const least = lines.slice(begin).every(({ words }) => words.startsWith("|")) ? 2 : 3;
  return lines.length - begin < least ? lines.length : begin;
}
