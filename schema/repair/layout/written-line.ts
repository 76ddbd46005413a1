import { limits } from "../limits.ts";
import type { Positions } from "../../reader/positions.ts";
import { isBlank, type Line } from "../regions/line.ts";
import { linesOf } from "../regions/lines.ts";

/** What stands behind the key or the dash of a line. */
export type Value = "nothing" | "words" | "bar" | "list" | "keys";

/** A line, and what the next ones may be of it. */
export interface WrittenLine extends Line {
  readonly kind: Value;
  /** The keys between braces that are closed on the line, with their values. */
  readonly braced: Readonly<Record<string, string>> | undefined;
  /** How many lines with content are above it. */
  readonly order: number;
  /** Whether a bracket or a quotation mark of a line above is still open here. */
  readonly isInside: boolean;
}

/** All lines of a text but empty ones and notes, which have no place of their own. */
export function writtenLines(positions: Positions): WrittenLine[] {
  const lines: WrittenLine[] = [];
  let closing = "";
  for (const line of linesOf(positions)) {
    if (isBlank(line)) continue;
    const { index, start, end, text, indent, contentAt, key, value, valueAt, isDashed } = line;
    const isInside = closing !== "";
    // One by one: to copy them by a spread and add others takes five times as long, for each line of each text that is tried.
    lines.push({
      index,
      start,
      end,
      text,
      indent,
      contentAt,
      key,
      value,
      valueAt,
      isDashed,
      kind: valueOf(line),
      braced: bracedIn(line),
      order: lines.length,
      isInside,
    });
    if (!isInside) closing = leftOpen(line.value);
    else if (line.text.trimEnd().endsWith(closing)) closing = "";
  }
  return lines;
}

function valueOf({ value }: Line): Value {
  if (value === "" || /^[&!]\S+$/.test(value)) return "nothing";
  if (/^[|>][+-]?\d?$/.test(value)) return "bar";
  if (value.startsWith("[")) return "list";
  return value.startsWith("{") ? "keys" : "words";
}

/** The character that a value which goes on in the next line waits for; nothing where it is whole. */
function leftOpen(value: string): string {
  if (value.startsWith("[")) return isClosed(value, "[", "]") ? "" : "]";
  if (value.startsWith("{")) return isClosed(value, "{", "}") ? "" : "}";
  return /^"(?:[^"\\]|\\.)*$/.test(value) ? '"' : "";
}

const isClosed = (value: string, open: string, close: string): boolean =>
  value.split(open).length <= value.split(close).length;

const pair = /\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*:\s+/y;

/** The keys and values of `{ label: Visit, href: /visit }`; nothing where it is not whole, or is written in another way. */
function bracedIn({ value }: Line): Record<string, string> | undefined {
  if (!value.startsWith("{") || !value.endsWith("}") || value.length > limits.lineLength) return undefined;
  const found: Record<string, string> = {};
  for (let at = 1; at < value.length - 1;) {
    pair.lastIndex = at;
    const [all = "", ...names] = pair.exec(value) ?? [];
    const key = names.find((name) => name !== undefined);
    if (key === undefined) return undefined;
    const end = endOfValue(value, at + all.length);
    found[key] = value.slice(at + all.length, end).trim();
    at = end + 1;
  }
  return found;
}

/** Where a value between braces ends: at the next comma or the last brace, not counting those in quotes and brackets inside. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quoteMark = "";
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoteMark !== "") quoteMark = character === quoteMark ? "" : quoteMark;
    else if ((character === '"' || character === "'") && /[\s:,[{]/.test(text.charAt(at - 1))) quoteMark = character;
    else if (character === "{" || character === "[") depth += 1;
    else if (depth === 0 && /[,}]/.test(character)) return at;
    else if (character === "}" || character === "]") depth -= 1;
  }
  return text.length;
}
