import { kindsOfKey } from "../../language/descriptor.ts";
import type { Rule } from "./candidate.ts";
import { isBlank } from "./line.ts";

/** What is said of a long text that stands below its key, without the bar after the colon. */
export const missingBar = (key: string) =>
  ({
    code: "yaml/wrapped-text",
    message: `A bar is missing after “${key.slice(0, 24)}:”, because its text has several lines.`,
    label: "no bar after the colon",
    title: "Write the bar",
    safety: "review",
    help: `Write it so, with the text below it:\n${key}: |`,
  }) as const;

/** A text of several paragraphs below its key, which has no bar: what looks like a list or a key in it is none. */
export const missingBarRule: Rule = function* (line, { line: at }) {
  const above = at(line.index - 1);
  const { key } = above ?? {};
  if (!above || key === undefined || isBlank(line) || line.key !== undefined || line.isDashed) return;
  const isBare = /:\s*$/.test(above.text) && above.contentAt - above.start < line.indent;
  if (!isBare || !kindsOfKey(key)?.has("markdown")) return;
  const end = above.start + above.text.trimEnd().length;
  yield { ...missingBar(key), start: above.contentAt, end, edits: [{ start: end, end, text: " |" }] };
};
