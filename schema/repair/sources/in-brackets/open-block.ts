import type { Edit } from "../../../problem.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import { limits } from "../../limits.ts";
import type { CandidateSource, Place } from "../source.ts";

/** Lines that are further to the right, and the one behind them with nothing but the bracket that closes. */
function blockBelow({ index, indent }: Line, { line: at }: Place): { first?: Line; closing?: Line } {
  let first: Line | undefined;
  for (let next = index + 1; next < index + limits.movedLines; next += 1) {
    const line = at(next);
    if (!line) break;
    if (isBlank(line)) continue;
    if (line.indent <= indent)
      return { ...(first && { first }), ...(/^\s*[}\]],?\s*(?:#.*)?$/.test(line.text) && { closing: line }) };
    first ??= line;
  }
  return first ? { first } : {};
}

/** `featured: {` above lines that are indented: in other languages a bracket opens a block, here the lines below say enough. */
export const openBlockCandidates: CandidateSource = function* (line, place) {
  const { value, valueAt, key } = line;
  if ((value !== "{" && value !== "[") || key === undefined) return;
  const { first, closing } = blockBelow(line, place);
  // A list over several lines has commas.
  if (!first || (first.key === undefined && !first.isDashed) || first.value.endsWith(",")) return;
  const start = line.start + line.text.slice(0, valueAt - line.start).trimEnd().length;
  const edits: Edit[] = [{ start, end: valueAt + 1, text: "" }];
  if (closing) {
    const [bracket] = /^\s*[}\]],?\s*/.exec(closing.text) ?? [""];
    const hasNote = bracket.length < closing.text.length;
    const end = hasNote ? closing.start + bracket.length : Math.min(closing.end + 1, place.positions.text.length);
    edits.push({ start: closing.start, end, text: hasNote ? " ".repeat(closing.indent) : "" });
  }
  yield {
    code: "yaml/unclosed-bracket",
    message: closing
      ? `The brackets around the lines below “${key}” are not needed.`
      : `The bracket behind “${key}” is never closed, and is not needed.`,
    label: "not needed",
    start: valueAt,
    end: valueAt + 1,
    title: closing ? "Delete the two brackets" : "Delete the bracket",
    safety: "review",
    help: `Write it so:\n${key}:\n  ${first.text.trim().slice(0, 60)}`,
    edits,
  };
};
