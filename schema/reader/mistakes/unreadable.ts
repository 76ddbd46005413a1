import type { Edit, Problem } from "../../problem.ts";
import type { Failure } from "../parsed.ts";
import { offsetBefore, type Positions } from "../positions.ts";

/** What the library says of a list or of keys where a key belongs: that is YAML, and not part of this language. */
export const oddKeyFailure = "NON_STRING_KEY";

/** A failure for which no reason was found. */
export function unreadable(failure: Failure, edits: readonly Edit[], positions: Positions): Problem {
  const start = offsetBefore(edits, failure.start);
  const end = positions.endOf(positions.lineOf(start));
  const range = positions.range(start, Math.max(start, Math.min(end, offsetBefore(edits, failure.end))));
  if (failure.code === oddKeyFailure)
    return {
      code: "yaml/not-supported",
      severity: "error",
      message: "A key is a word; this one is a list, a set of keys, or nothing.",
      label: "cannot be a key",
      range,
      help: "Write a word before the colon. If this is a text, put the whole text in quotes.",
    };
  return {
    code: "yaml/syntax",
    severity: "error",
    message: "The file cannot be read from this line on.",
    label: "not understood",
    range,
    help: "Compare this line and the one above with others like them: indentation, colons, dashes and quotation marks.",
  };
}
