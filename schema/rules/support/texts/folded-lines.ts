import type { Range } from "../../../problem.ts";

/** What begins a line of its own in a long text. */
const ownLine = /^(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|\|.*\||```|~~~|>\s)/;

/** Whether it is a list or the like, and not a sentence that was broken before a dash. */
const isStructure = (lines: readonly string[], index: number): boolean => {
  const line = lines[index] ?? "";
  if (!ownLine.test(line)) return false;
  const isSure = /^(?:#|\||```|~~~)/.test(line);
  return isSure || [index - 1, index + 1].some((near) => ownLine.test(lines[near] ?? ""));
};

/** A text over several lines whose line ends are spaces to the file format. */
export interface FoldedText {
  readonly style: ">" | '"' | "'" | "plain";
  /** Its lines without the indentation, and without quotes. */
  readonly lines: readonly string[];
  /** The first line that was to stay one, and where it stands in the file. */
  readonly start: number;
  readonly end: number;
  /** What stands in the place of the bar: a letter that looks like one. It is no line of the text. */
  readonly bar?: string;
}

/** A character that looks like a bar, alone behind the key of a text. */
const likeBar = /^[Il1!¦│]$/;

/**
 * The folded text at a place of the file, if lines of it are lost so.
 * @param melted where a paragraph begins that goes on with the one above it
 */
export function foldedText(file: string, { start, end }: Range, melted?: number): FoldedText | undefined {
  const raw = file.slice(start.offset, end.offset);
  const style = /^[>"']/.exec(raw)?.[0] ?? "plain";
  if (!raw.includes("\n") || (style !== ">" && style !== '"' && style !== "'" && style !== "plain")) return undefined;
  const inside = style === '"' || style === "'" ? raw.slice(1, -1) : raw;
  const written = inside.split("\n");
  // The first line of a folded text is its head; lines further to the right stay lines.
  const lines = (style === ">" ? foldedLines(written.slice(1)) : written.map((line) => line.trim())).map(withoutEnd);
  const offset = style === ">" ? 1 : 0;
  const bar = style === "plain" ? likeBar.exec(lines[0] ?? "")?.[0] : undefined;
  if (bar !== undefined) return { style, lines: lines.slice(1), start: start.offset, end: start.offset + 1, bar };
  let at = start.offset + (raw.length - inside.length) / 2;
  const starts = written.map((line) => {
    const from = at + line.length - line.trimStart().length;
    at += line.length + 1;
    return from;
  });
  const lost = lines.findIndex((_, index) => isStructure(lines, index) || starts[index + offset] === melted);
  const line = written[lost + offset];
  const lostAt = starts[lost + offset];
  // Without quotes, a list is reported where the shape is checked.
  if (style === "plain" && lines.some((one) => ownLine.test(one))) return undefined;
  if (lost < 0 || line === undefined || lostAt === undefined) return undefined;
  return { style, lines, start: lostAt, end: lostAt + line.trim().length };
}

const withoutEnd = (line: string): string => line.trimEnd();

function foldedLines(lines: readonly string[]): string[] {
  const width = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  return lines.map((line) => line.slice(width));
}
