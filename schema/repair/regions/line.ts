import type { Positions } from "../../reader/positions.ts";
import { isBlankLine } from "../../reader/lines.ts";

/** A line of the file, taken apart as far as that is possible without understanding it. */
export interface Line {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** How many spaces are before its first character. */
  readonly indent: number;
  /** Where the first character after indentation and dashes is. */
  readonly contentAt: number;
  /** The first word, where a colon and a space (or the end) follow it. */
  readonly key: string | undefined;
  /** What is after key and colon, or after the dash; without a comment where it has no quotes. */
  readonly value: string;
  readonly valueAt: number;
  readonly isDashed: boolean;
}

const shape = /^([ ]*)((?:-[ ]+)*)(?:("[^"]*"|'[^']*'|[\p{L}\p{N}_-]+)[ ]*:(?=[ ]|$)[ ]*)?/u;

/** Takes a line apart. */
export function lineAt(positions: Positions, index: number): Line | undefined {
  if (index < 0 || index >= positions.lines) return undefined;
  const start = positions.startOf(index);
  const text = positions.lineText(index);
  const [lead = "", spaces = "", dashes = "", key] = shape.exec(text) ?? [];
  const rest = text.slice(lead.length);
  const value = withoutComment(rest).trimEnd();
  return {
    index,
    start,
    end: positions.endOf(index),
    text,
    indent: spaces.length,
    contentAt: start + spaces.length + dashes.length,
    key: key?.replace(/^["']|["']$/g, ""),
    value,
    valueAt: start + lead.length,
    isDashed: dashes !== "",
  };
}

/**
 * What is before a comment, as far as that can be told: between quotes and brackets a `#` may be anything. A comment has a space
 * after its `#`; in “the #1 tool” the author meant a text.
 */
function withoutComment(rest: string): string {
  if (!rest.includes("#")) return rest;
  if (/^[{[]/.test(rest)) return rest.replace(/\s+#\s[^"'}\]]*$/, "");
  const quoteMark = rest[0];
  if (quoteMark !== '"' && quoteMark !== "'") return rest.replace(/(?:^|\s)#(?:\s.*)?$/, "");
  const last = rest.lastIndexOf(quoteMark);
  return last > 0 ? rest.slice(0, last) + rest.slice(last).replace(/\s+#\s.*$/, "") : rest;
}

/** Whether nothing but a comment is on the line. */
export const isBlank = (line: Line | undefined): boolean => line === undefined || isBlankLine(line.text);
