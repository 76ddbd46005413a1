import type { Range } from "../problem.ts";
import type { Positions } from "../reader/positions.ts";
import { visible, widthOf } from "./visible.ts";

/** How many columns of a line are shown. */
const window = 100;

/** Colors words for a terminal, or leaves them as they are. */
export type Paint = (style: "strong" | "faint" | "error" | "warning" | "info" | "fix", words: string) => string;

interface Cut {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** A long line cut to what stands around the caret. */
function cut(line: string, from: number, to: number): Cut {
  const start = line.length <= window || from < window * 0.75 ? 0 : Math.max(0, from - Math.floor(window / 2));
  const end = Math.min(line.length, Math.max(start + window, from + 1));
  const lead = start > 0 ? "…" : "";
  return {
    before: lead + visible(line.slice(start, from)),
    marked: visible(line.slice(from, Math.min(to, end))),
    after: visible(line.slice(Math.min(to, end), end)) + (end < line.length ? "…" : ""),
  };
}

/** The line with the problem, `around` lines before and after it, and a caret under the words that matter. */
export function frame(
  text: Positions,
  range: Range,
  label: string | undefined,
  paint: Paint,
  style: "error" | "warning" | "info",
  around = 2,
): string[] {
  const at = range.start.line - 1;
  const first = Math.max(0, at - around);
  const last = Math.min(text.lines - 1, at + around);
  const digits = String(last + 1).length;
  const lines: string[] = [];
  for (let line = first; line <= last; line += 1) {
    const written = text.lineText(line);
    const number = String(line + 1).padStart(digits);
    if (line !== at) {
      if (line === text.lines - 1 && written === "") continue;
      const { before, after } = cut(written, 0, 0);
      lines.push(paint("faint", `     ${number} | ${before}${after}`).trimEnd());
      continue;
    }
    const from = range.start.column - 1;
    const to = range.end.line === range.start.line ? range.end.column - 1 : written.trimEnd().length;
    const { before, marked, after } = cut(written, from, to);
    lines.push(`${paint(style, "  >")}  ${number} | ${before}${paint("strong", marked)}${after}`.trimEnd());
    const caret = "^".repeat(Math.max(1, widthOf(marked)));
    lines.push(
      `     ${" ".repeat(digits)} | ${" ".repeat(widthOf(before))}${paint(style, `${caret}${label === undefined ? "" : ` ${visible(label)}`}`)}`,
    );
  }
  return lines;
}
