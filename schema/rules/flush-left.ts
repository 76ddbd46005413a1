import { isError, type Problem } from "../problem.ts";
import type { TreeSource } from "../reader/source.ts";

/** With fewer, each says by itself what is wrong with its line. */
const minErrors = 4;

/** A line of the file that holds a key without a value, above one that begins as far to the left and is no item. */
const emptyKey = /^[a-z][\w-]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*(?=[a-z][\w-]*:[ \t])/gim;

/** One problem for a file of which no line is indented: a mail or a form has taken all spaces at the start of lines. */
export function joinFlushLeft(found: readonly Problem[], source: TreeSource): readonly Problem[] {
  const { text } = source;
  if (found.filter(isError).length < minErrors || /^[ \t]+[^\s#]/m.test(text)) return found;
  // One key alone may have been left empty.
  const [place, other] = text.matchAll(emptyKey);
  if (!place || !other) return found;
  const end = place.index + place[0].indexOf(":");
  return [
    {
      code: "yaml/indentation",
      severity: "error",
      message: "No line of this file is indented, so nothing belongs to a key.",
      label: "its lines begin below it",
      help: "Undo what took the spaces away, or take the file as it was before. What belongs to a key begins two spaces further to the right.",
      range: source.rangeAt(place.index, end),
      file: source.file,
      fixes: [],
    },
  ];
}
