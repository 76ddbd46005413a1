import type { Positions } from "../../reader/positions.ts";

/** How many spaces are before an offset on its line, where only they are. A byte-order mark takes no place. */
export function columnOf(positions: Positions, offset: number): number {
  const start = positions.startOf(positions.lineOf(offset));
  return offset - start - (start === 0 && positions.text.startsWith("\ufeff") && offset > 0 ? 1 : 0);
}

/** How many lines hold something or have an end: behind the last line end there is none. */
export const lineCount = (positions: Positions): number =>
  positions.text.endsWith("\n") ? positions.lines - 1 : positions.lines;

export const isBlank = (positions: Positions, line: number): boolean =>
  positions
    .lineText(line)
    .replace(/^\ufeff/, "")
    .trim() === "";

/** The column of a comment that has its line for itself; -1 where it is another line. */
export function commentColumn(positions: Positions, line: number): number {
  const text = positions.lineText(line).replace(/^\ufeff/, "");
  const column = text.search(/[^ ]/);
  return text[column] === "#" ? column : -1;
}

/** Whether only spaces are before an offset on its line. */
export const beginsLine = (positions: Positions, offset: number): boolean =>
  /^\ufeff?[ \t]*$/.test(positions.text.slice(positions.startOf(positions.lineOf(offset)), offset));

/** The first line from `line` on that is not blank, or the number of lines. */
export function pastBlank(positions: Positions, line: number): number {
  let at = line;
  while (at < lineCount(positions) && isBlank(positions, at)) at += 1;
  return at;
}

/** A text of several lines, with all but its first one moved to the right, or by less than 0 to the left. Empty lines stay. */
export function shifted(text: string, by: number): string {
  if (by === 0) return text;
  return text.replace(/\n( *)(?=[^\r\n]|$)/g, (whole: string, spaces: string, at: number) => {
    const isEmptyEnd = at + whole.length === text.length && spaces === "";
    return isEmptyEnd ? whole : `\n${" ".repeat(Math.max(0, spaces.length + by))}`;
  });
}
