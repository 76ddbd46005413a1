import { definition, knownKeys, sectionTypes } from "../../../language/descriptor.ts";
import { isBlank } from "../../regions/line.ts";
import type { CandidateSource } from "../source.ts";

/** `- book` above `hidden: true`: the type of a section, or the name of a shared one, without its key. */
export const sectionNameCandidates: CandidateSource = function* (line, { line: at }) {
  if (!line.isDashed || line.key !== undefined || !/^[a-z][\w-]*$/i.test(line.value)) return;
  let below = at(line.index + 1);
  while (below && isBlank(below)) below = at(below.index + 1);
  if (below?.key === undefined || below.isDashed || below.indent !== line.contentAt - line.start) return;
  const isType = sectionTypes.includes(line.value);
  if (!isType && !knownKeys(definition("#/$defs/section-use") ?? {}).includes(below.key)) return;
  const key = isType ? "type" : "use";
  yield {
    code: "shape/text-instead-of-keys",
    message: `“${key}” is missing before this word.`,
    label: `needs “${key}”`,
    help: `Write it before the word:\n- ${key}: ${line.value}`,
    start: line.valueAt,
    end: line.valueAt + line.value.length,
    title: `Write “${key}”`,
    safety: "review",
    edits: [{ start: line.valueAt, end: line.valueAt, text: `${key}: ` }],
  };
};
