import type { Edit } from "../../problem.ts";
import type { Editable } from "../editable.ts";
import { styleOf } from "../write/file-style.ts";

/**
 * Lines that are written behind the last line of a file that ends without a line end. A blank one among them that is last, and part of a
 * text behind `|+`, gets a line end: without one it would be no line.
 */
export const closeLastLine = (on: Editable, edit: Edit): Edit =>
  edit.end === on.text.length && edit.text.endsWith("\n") ? { ...edit, text: edit.text + styleOf(on).newline } : edit;
