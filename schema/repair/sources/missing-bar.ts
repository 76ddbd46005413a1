import { kindsOfKey } from "../../language/descriptor.ts";
import { missingBar } from "../../reader/mistakes/missing-bar.ts";
import type { CandidateSource } from "./source.ts";
import { isBlank } from "../regions/line.ts";

/** A text of several paragraphs below its key, which has no bar: what looks like a list or a key in it is none. */
export const missingBarCandidates: CandidateSource = function* (line, { line: at }) {
  const above = at(line.index - 1);
  const { key } = above ?? {};
  if (!above || key === undefined || isBlank(line) || line.key !== undefined || line.isDashed) return;
  const isBare = /:\s*$/.test(above.text) && above.contentAt - above.start < line.indent;
  if (!isBare || !kindsOfKey(key)?.has("markdown")) return;
  const end = above.start + above.text.trimEnd().length;
  yield { ...missingBar(key), start: above.contentAt, end, edits: [{ start: end, end, text: " |" }] };
};
