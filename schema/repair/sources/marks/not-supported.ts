import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";

const unsupported = new Map([
  ["&", "Names for pieces of the file"],
  ["*", "Pieces that repeat others"],
  ["!", "Types"],
]);

/** A token of the file format that was taken for the beginning of a text, as what it is. */
export function notSupported(mark: Candidate, text: string): Candidate {
  if (mark.code !== "yaml/text-needs-quotes") return { ...mark, edits: [] };
  const token = /^\S+/.exec(text.slice(mark.start, mark.end))?.[0] ?? "";
  return {
    ...mark,
    code: "yaml/not-supported",
    message: `${unsupported.get(token.charAt(0)) ?? "Such characters"} (${quote(token)}) are not part of this language.`,
    label: "not part of this language",
    end: mark.start + token.length,
    help: "Delete it. If it is the beginning of a text, put the whole text in quotes.",
    edits: [],
  };
}
