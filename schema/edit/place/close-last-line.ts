import type { Edit } from "../../problem.ts";
import type { Editable } from "../editable.ts";
import { styleOf } from "../write/file-style.ts";

/**
 * Lines that are written behind the last line of a file that ends without a line end. A blank one among them that is last, and part of a
 * text behind `|+`, gets a line end: without one it would be no line.
 * @param edits in the order of the text
 */
export function closeLastLine(on: Editable, edits: readonly Edit[]): readonly Edit[] {
  const last = edits.findLast(({ end, text }) => end === on.text.length && text !== "");
  return last && /\n[ \t]*$/.test(last.text)
    ? edits.with(edits.indexOf(last), { ...last, text: last.text + styleOf(on).newline })
    : edits;
}
