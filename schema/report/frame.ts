import type { Range } from "../problem.ts";
import type { Positions } from "../reader/positions.ts";
import { visible, widthOf } from "./visible.ts";

/** Colors words for a terminal, or leaves them as they are. */
export type Paint = (style: "strong" | "faint" | "error" | "warning" | "info" | "fix", words: string) => string;

/** A line of the text as it is shown. */
export interface FrameLine {
  /** Counted from 1. */
  readonly number: number;
  readonly before: string;
  /** The words that matter, in the line with the problem. */
  readonly marked?: string;
  readonly after: string;
}

/** How the lines around a problem are shown. */
interface FrameOptions {
  /** How many columns of a line. */
  readonly columns?: number;
  /** How many lines before and after. */
  readonly around?: number;
}

/** The line with the problem, and those before and after it. A long line is cut to what stands around the words that matter. */
export function frameLines(
  text: Positions,
  range: Range,
  { columns = 100, around = 2 }: FrameOptions = {},
): readonly FrameLine[] {
  const at = range.start.line - 1;
  const first = Math.max(0, at - around);
  const last = Math.min(text.lines - 1, at + around);
  const lines: FrameLine[] = [];
  for (let line = first; line <= last; line += 1) {
    const written = text.lineText(line);
    if (line !== at) {
      if (line === text.lines - 1 && written === "") continue;
      const { before, after } = cut(written, 0, 0, columns);
      lines.push({ number: line + 1, before: before + after, after: "" });
      continue;
    }
    const from = range.start.column - 1;
    const to = range.end.line === range.start.line ? range.end.column - 1 : written.trimEnd().length;
    lines.push({ number: line + 1, ...cut(written, from, to, columns) });
  }
  return lines;
}

function cut(line: string, from: number, to: number, columns: number): Required<Omit<FrameLine, "number">> {
  const start = line.length <= columns || from < columns * 0.75 ? 0 : Math.max(0, from - Math.floor(columns / 2));
  const end = Math.min(line.length, Math.max(start + columns, from + 1));
  const lead = start > 0 ? "…" : "";
  return {
    before: lead + visible(line.slice(start, from)),
    marked: visible(line.slice(from, Math.min(to, end))),
    after: visible(line.slice(Math.min(to, end), end)) + (end < line.length ? "…" : ""),
  };
}

/** The same for a terminal, with a caret under the words that matter. */
export function frame(
  text: Positions,
  range: Range,
  label: string | undefined,
  paint: Paint,
  style: "error" | "warning" | "info",
  around?: number,
): string[] {
  const lines = frameLines(text, range, around === undefined ? {} : { around });
  const digits = String(lines.at(-1)?.number ?? 0).length;
  return lines.flatMap(({ number, before, marked, after }) => {
    const gutter = String(number).padStart(digits);
    if (marked === undefined) return paint("faint", `     ${gutter} | ${before}`).trimEnd();
    const caret = "^".repeat(Math.max(1, widthOf(marked)));
    return [
      `${paint(style, "  >")}  ${gutter} | ${before}${paint("strong", marked)}${after}`.trimEnd(),
      `     ${" ".repeat(digits)} | ${" ".repeat(widthOf(before))}${paint(style, `${caret}${label === undefined ? "" : ` ${visible(label)}`}`)}`,
    ];
  });
}
