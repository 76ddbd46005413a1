import { quote } from "../../../language/words.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import type { CandidateSource } from "../source.ts";
import { scan } from "./scan.ts";

/** How many lines a list between brackets may have. */
const maxLines = 20;

const isPlain = (line: Line): boolean => line.key === undefined && !line.isDashed && !isBlank(line);

/** `[dishwasher, oven,` above `lead-free`: a list over several lines whose bracket is never closed. */
export const openListCandidates: CandidateSource = function* (line, { line: at }) {
  if (!isPlain(line) || /[\]}:]/.test(line.text)) return;
  const below = at(line.index + 1);
  if (below && isPlain(below) && below.indent >= line.indent) return;
  let head = at(line.index - 1);
  while (head && isPlain(head) && /,\s*$/.test(head.text) && line.index - head.index < maxLines)
    head = at(head.index - 1);
  if (!head?.value.startsWith("[") || !head.value.endsWith(",")) return;
  const { open, extra, hash, quoteAt } = scan(head.value);
  if (open.length !== 1 || extra >= 0 || hash >= 0 || quoteAt >= 0) return;
  const end = line.start + line.text.replace(/,?\s*$/, "").length;
  yield {
    code: "yaml/unclosed-bracket",
    message: `The bracket that opens here is never closed: ${quote(head.value)}.`,
    label: "opens here",
    start: head.valueAt,
    end: head.valueAt + 1,
    title: "Close the bracket",
    safety: "review",
    help: `Close it at the end of the list:\n${line.text.trim().replace(/,$/, "")}]`,
    edits: [{ start: end, end: line.start + line.text.trimEnd().length, text: "]" }],
  };
};
