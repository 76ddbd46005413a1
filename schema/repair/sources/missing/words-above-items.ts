import { quote } from "../../../language/words.ts";
import { isBlank } from "../../regions/line.ts";
import type { CandidateSource } from "../source.ts";

/** Words above the items of a list of keys: a note that has lost its `#`. */
export const wordsAboveItemsCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.isDashed || line.key !== undefined || !/^\s+[\p{L}\p{N}]\S*(?: \S+){2}/u.test(line.text)) return;
  let above = at(line.index - 1);
  while (above && isBlank(above)) above = at(above.index - 1);
  let below = at(line.index + 1);
  while (below && isBlank(below)) below = at(below.index + 1);
  const hasKeys = below?.key !== undefined || below?.value.startsWith("{") === true;
  if (!below?.isDashed || !hasKeys || above?.key === undefined || above.value !== "") return;
  if (below.indent !== line.indent || above.indent > line.indent) return;
  const start = line.start + line.indent;
  yield {
    code: "yaml/comment-style",
    message: `These words are not an item of “${above.key}”: ${quote(line.text.trim(), 24)}.`,
    label: "a note begins with #",
    start,
    end: line.start + line.text.trimEnd().length,
    title: "Make it a comment",
    safety: "review",
    help: "For a note that nobody sees, write # before it. Words for visitors stand in a section.",
    edits: [{ start, end: start, text: "# " }],
    isGuess: true,
  };
};
