import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import { isBlank, type Line } from "../../regions/line.ts";
import type { CandidateSource } from "../source.ts";

const nothing = /^(?:\[\s*\]|\{\s*\}|""|''|~|null)$/;

/** `routes: []` above the items of the list: what was empty once is not any more. */
export const emptyValueCandidates: CandidateSource = function* (line, { line: at }) {
  if (line.key === undefined || !nothing.test(line.value)) return;
  let below = at(line.index + 1);
  while (below && isBlank(below)) below = at(below.index + 1);
  if (below && isInside(below, line)) yield withoutValue(line);
};

/** Whether a line stands further to the right than a key, or is an item right below it. */
function isInside(below: Line, line: Line): boolean {
  const own = line.contentAt - line.start;
  return below.indent > own || (below.isDashed && below.indent === own && line.value.startsWith("["));
}

function withoutValue(line: Line): Candidate {
  const colon = line.start + line.text.lastIndexOf(":", line.valueAt - line.start) + 1;
  const end = line.valueAt + line.value.length;
  return {
    code: "yaml/syntax",
    message: `“${line.key ?? ""}” is ${quote(line.value)}, which is nothing, and has lines below it.`,
    label: "nothing, and lines below",
    start: line.valueAt,
    end,
    title: `Delete ${line.value}`,
    safety: "review",
    help: `Write the line so:\n${line.key ?? ""}:`,
    edits: [{ start: colon, end, text: "" }],
  };
}
