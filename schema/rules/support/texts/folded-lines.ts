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

/** The folded text at a place of the file, if lines of it are lost so. */
export function foldedText(file: string, { start, end }: Range): FoldedText | undefined {
  const raw = file.slice(start.offset, end.offset);
  const style = /^[>"']/.exec(raw)?.[0] ?? "plain";
  if (!raw.includes("\n") || (style !== ">" && style !== '"' && style !== "'" && style !== "plain")) return undefined;
  const inside = style === '"' || style === "'" ? raw.slice(1, -1) : raw;
  const written = inside.split("\n");
  // The first line of a folded text is its head; lines further to the right stay lines.
  const lines = (style === ">" ? foldedLines(written.slice(1)) : written.map((line) => line.trim())).map(withoutEnd);
  const offset = style === ">" ? 1 : 0;
  const isParagraph = (index: number): boolean =>
    style !== ">" &&
    index > 1 &&
    lines[index - 1] === "" &&
    lines[index] !== "" &&
    lines.slice(0, index - 1).some((line) => line !== "");
  const bar = style === "plain" ? likeBar.exec(lines[0] ?? "")?.[0] : undefined;
  if (bar !== undefined) return { style, lines: lines.slice(1), start: start.offset, end: start.offset + 1, bar };
  const lost = lines.findIndex((_, index) => isStructure(lines, index) || isParagraph(index));
  const line = written[lost + offset];
  // Without quotes, a list is reported where the shape is checked.
  if (style === "plain" && lines.some((one) => ownLine.test(one))) return undefined;
  if (lost < 0 || line === undefined) return undefined;
  const before = written
    .slice(0, lost + offset)
    .reduce((sum, one) => sum + one.length + 1, style === '"' || style === "'" ? 1 : 0);
  const at = start.offset + before + line.length - line.trimStart().length;
  return { style, lines, start: at, end: at + line.trim().length };
}

const withoutEnd = (line: string): string => line.trimEnd();

function foldedLines(lines: readonly string[]): string[] {
  const width = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  return lines.map((line) => line.slice(width));
}
