import type { Positions } from "../../reader/positions.ts";
import { limits } from "../limits.ts";
import { isBlank, lineAt, type Line } from "./line.ts";

const known = new WeakMap<Positions, readonly Line[]>();

/** All lines of a text, those that are empty or notes too. They are taken apart once for all searches that go through them. */
export function linesOf(positions: Positions): readonly Line[] {
  const found =
    known.get(positions) ??
    Array.from({ length: positions.lines }, (_, index) => lineAt(positions, index)).filter(
      (line) => line !== undefined,
    );
  known.set(positions, found);
  return found;
}

/** The index of the first line below one that is neither empty nor a note; how many lines there are where there is none. */
export function contentBelow(lines: readonly Line[], index: number): number {
  for (let at = index + 1; at < lines.length; at += 1) if (!isBlank(lines[at])) return at;
  return lines.length;
}

/** The nearest line above one that is neither empty nor a note. */
export function contentAbove(lines: readonly Line[], index: number): Line | undefined {
  let at = index - 1;
  while (at >= 0 && isBlank(lines[at])) at -= 1;
  return lines[at];
}

/**
 * The lines from one on that are no further to the left than a column, up to one that ends them. Without empty lines, and notes at the
 * end; a heading in a long text looks like a note.
 */
export function runFrom(
  lines: readonly Line[],
  from: number,
  column: number,
  isEnd: (line: Line) => boolean = () => false,
): Line[] {
  const run: Line[] = [];
  for (const line of lines.slice(from, from + limits.movedLines)) {
    if (line.text.trim() === "" || (isBlank(line) && line.indent < column)) continue;
    if (!isBlank(line) && (line.indent < column || isEnd(line))) break;
    run.push(line);
  }
  while (run.length > 0 && isBlank(run.at(-1))) run.pop();
  return run;
}

/** A line with all that is below it and further to the right. */
export const blockFrom = (lines: readonly Line[], from: number): Line[] => {
  const head = lines[from];
  return head ? [head, ...runFrom(lines, from + 1, head.indent + 1)] : [];
};

/** The keys of lines that are as far to the right as a column, those behind dashes too. */
export const keysAt = (lines: readonly Line[], column: number): string[] =>
  lines.flatMap(({ key, contentAt, start }) => (key !== undefined && contentAt - start === column ? [key] : []));

/** Whether a long text begins below the line: `body: |`. */
export const hasBar = ({ value }: Line): boolean => /^[|>][+-]?$/.test(value);

/** Whether the line holds nothing but a key. */
export const isHead = ({ key, value }: Line): boolean => key !== undefined && value === "";

/** Whether a line has a value, and each bracket or quotation mark at its start is closed at its end. */
export function isClosed({ value }: Line): boolean {
  const closing: Readonly<Record<string, string>> = { "[": "]", "{": "}", '"': '"', "'": "'" };
  const end = closing[value[0] ?? ""];
  return value !== "" && (end === undefined || (value.length > 1 && value.endsWith(end)));
}

/** Whether a line is further inside than the one above it, which has its value already. */
export function isJump(above: Line, line: Line): boolean {
  const [, lead = "", value = ""] = /^(\s*(?:- +)*)(?:[\w-]+:(?:\s+(\S.*))?)?/.exec(above.text) ?? [];
  return line.indent > above.indent && line.indent > lead.length && !/^$|^#|[|>][+-]?$/.test(value);
}
