import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { rewritten } from "./words/rewritten.ts";

/** A picture or another file in a folder. */
const fileName = /^[\w.-]+(?:\\+[\w.-]+)*\.(?:avif|gif|jpe?g|pdf|png|svg|webp|woff2?)$/i;

/**
 * What stands between double quotes, with a backslash that begins no special character, written as it is.
 * @param at where that backslash is
 */
export function backslashAsWritten(
  inner: string,
  at: number,
  { start, end }: { readonly start: number; readonly end: number },
  shown = (text: string): string => text,
): Candidate {
  const common = { code: "yaml/bad-escape", start: at, end: at + 2, safety: "safe" } as const;
  if (fileName.test(inner)) {
    const path = `"${inner.replaceAll(/\\+/g, "/")}"`;
    return {
      ...common,
      message: "Folders are separated by / here, not by \\.",
      label: "a backslash",
      title: "Write a slash",
      help: `Write it so:\n${shown(path)}`,
      edits: [{ start, end, text: path }],
    };
  }
  const text = inner.includes("'") ? `"${inner.replace(/\\(?!["\\])/g, "\\\\")}"` : `'${inner}'`;
  return {
    ...common,
    message: "Between double quotes, a backslash begins a special character.",
    label: "no such character",
    title: "Write the backslash as it is",
    help: `Write it so:\n${shown(text)}`,
    edits: [{ start, end, text }],
  };
}

/** The same for the whole value of a line. */
export function badEscape(line: Line): Candidate {
  const inner = line.value.slice(1, -1);
  const value = { start: line.valueAt, end: line.valueAt + line.value.length };
  const at = line.valueAt + 1 + (/\\[^\\"nt/]/.exec(inner)?.index ?? 0);
  // A bar between a name and its format, as it is written in a cell of a table.
  const plain = inner.replace(/(\{[\w.-]+ ?)\\\|(?= ?[a-z]+ ?\})/g, "$1|");
  if (plain === inner || /\\[^\\"nt/]/.test(plain))
    return backslashAsWritten(inner, at, value, (text) => rewritten(line, text));
  return {
    code: "yaml/bad-escape",
    message: "A bar stands alone between a constant and its format, without a backslash.",
    label: "no backslash",
    start: at,
    end: at + 2,
    title: "Leave out the backslash",
    safety: "safe",
    help: `Write it so:\n${rewritten(line, `"${plain}"`)}`,
    edits: [{ ...value, text: `"${plain}"` }],
  };
}
