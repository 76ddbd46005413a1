import { isMap, type Data } from "../../problem.ts";
import { blockText, type BlockText } from "./block-text.ts";
import type { FileStyle } from "./file-style.ts";
import { keyText, scalarOnLine } from "./quoted.ts";

/** How a value goes on behind its key or dash: on the same line, and on lines below, which are not indented yet. */
export interface Lines {
  /** All on one line; keys or dashes; a text behind a bar, or one whose blank lines at the end belong to it. */
  readonly kind: "line" | "entries" | "text" | "text-with-blanks";
  readonly first: string;
  readonly below: readonly string[];
  /** How far the lines below are from the key or dash, in columns. */
  readonly step: number;
}

export const oneLine = (first: string): Lines => ({ kind: "line", first, below: [], step: 0 });

export const textLines = ({ header, lines }: BlockText, step: number): Lines => ({
  kind: header.endsWith("+") ? "text-with-blanks" : "text",
  first: header,
  below: lines,
  step,
});

/** Items or keys below a key. */
export const linesBelow = (below: readonly string[], step: number): Lines => ({
  kind: "entries",
  first: "",
  below,
  step,
});

/** Longer lines are taken apart. */
export const maxColumns = 120;

/** Whether a value has a text of several lines in it. */
export const hasBlockText = (data: Data): boolean =>
  typeof data === "string"
    ? data.includes("\n")
    : Array.isArray(data)
      ? data.some(hasBlockText)
      : isMap(data) && Object.values(data).some(hasBlockText);

/** A value on one line, between brackets where it has parts. */
export function onLine(data: Data, style: FileStyle): string {
  if (Array.isArray(data))
    return data.length === 0
      ? "[]"
      : `[${style.inBrackets}${data.map((item) => onLine(item, style)).join(", ")}${style.inBrackets}]`;
  if (!isMap(data)) return scalarOnLine(data, "flow", style.inQuotes);
  const pairs = Object.entries(data).map(([key, value]) => `${keyText(key, style.inQuotes)}: ${onLine(value, style)}`);
  return pairs.length === 0 ? "{}" : `{${style.inBraces}${pairs.join(", ")}${style.inBraces}}`;
}

const isEmptyData = (data: Data): boolean =>
  Array.isArray(data) ? data.length === 0 : isMap(data) && Object.keys(data).length === 0;

/** A list of words is written between brackets, as people do. */
const isWords = (data: Data): boolean =>
  Array.isArray(data) &&
  data.every((item) => typeof item !== "object" && !/\s/.test(String(item))) &&
  data.join(", ").length <= 60;

/** A value with lines of its own, where it needs them. `parent`: what it stands behind. */
export function inLines(data: Data, style: FileStyle, parent: "key" | "dash"): Lines {
  const step = parent === "dash" ? 2 : style.mapStep;
  if (typeof data === "string" && data.includes("\n")) {
    // Blank lines behind it would be part of it, wherever it is written.
    const block = data.endsWith("\n\n") ? undefined : blockText(data, step);
    return block ? textLines(block, step) : oneLine(scalarOnLine(data, "block"));
  }
  if (typeof data !== "object" || data === null) return oneLine(scalarOnLine(data, "block"));
  if (isEmptyData(data) || isWords(data)) return oneLine(onLine(data, style));
  const lines = linesOf(data, style);
  if (parent === "key") return linesBelow(lines, Array.isArray(data) ? style.listStep : style.mapStep);
  const [first = "", ...below] = lines;
  return { kind: "entries", first, below, step };
}

/** The lines of a list or mapping that is not empty. */
export function linesOf(data: Data, style: FileStyle): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item) => entryLines("-", inLines(item, style, "dash")));
  if (isMap(data)) return Object.entries(data).flatMap(([key, value]) => pairLines(key, value, style));
  return [];
}

export const pairLines = (key: string, value: Data, style: FileStyle): readonly string[] =>
  entryLines(`${keyText(key)}:`, inLines(value, style, "key"));

/** What a key or dash begins, as lines. */
export const entryLines = (lead: string, { first, below, step }: Lines): readonly string[] => [
  first === "" ? lead : `${lead} ${first}`,
  ...below.map((line) => (line === "" ? "" : `${" ".repeat(step)}${line}`)),
];

/** Lines as a text whose first line stands at a column already. */
export const joinLines = (lines: readonly string[], column: number, newline: string): string =>
  lines.map((line, index) => (index === 0 || line === "" ? line : `${" ".repeat(column)}${line}`)).join(newline);
