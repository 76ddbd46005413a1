import { kindsOfKey } from "../../language/descriptor.ts";
import { inQuotes } from "../../language/words.ts";
import type { CandidateSource } from "./source.ts";
import { isBlank } from "../regions/line.ts";
import { cut } from "./words/cut.ts";

/** `title: title: Bread`: a key that was written twice. With a capital letter, it may be a word of the text. */
export const keyTwiceCandidates: CandidateSource = function* (line) {
  const { key, value } = line;
  const [twice, again] = /^([\p{L}\p{N}_-]+):(?:\s+\1:)*(?:\s+|$)/u.exec(value) ?? [];
  if (key === undefined || twice === undefined || again?.toLowerCase() !== key.toLowerCase()) return;
  const rest = value.slice(twice.length);
  const isSame = again === key;
  const whole = { start: line.valueAt, end: line.valueAt + value.length };
  yield {
    code: "yaml/two-keys-on-line",
    message: `“${key}” is written twice on this line.`,
    label: "the second one",
    start: line.valueAt,
    end: line.valueAt + again.length + 1,
    title: "Write it once",
    safety: "review",
    help: `Write it once:\n${key}: ${cut(rest) || "…"}`,
    edits: [{ start: line.valueAt, end: line.valueAt + twice.length, text: "" }],
    isGuess: rest === "",
    ...(!isSame && {
      help: `Write it once, or put the whole text in quotes:\n${key}: ${cut(inQuotes(value))}`,
      other: { title: "Put the whole text in quotes", edits: [{ ...whole, text: inQuotes(value) }] },
    }),
  };
};

/** The first key of a group on the line of the group: `theme: action: "#09575e"`. */
export const keyOnGroupLineCandidates: CandidateSource = function* (line, { line: at }) {
  const { value, key } = line;
  const name = /^([\p{L}\p{N}_-]+):(?:\s|$)/u.exec(value)?.[1];
  if (name === undefined || key === undefined) return;
  const next = at(line.index + 1);
  const own = line.contentAt - line.start;
  // Lines below are beside it, or inside it where it has no value.
  const isAbove = next && !isBlank(next) && !next.isDashed && next.indent > own;
  const column = isAbove && !value.endsWith(":") ? next.indent : own + 2;
  // What only the author named is a group where keys stand below it; else a text with a colon.
  const isGroup = kindsOfKey(key)?.has("object") ?? (isAbove && next.key !== undefined);
  if (!isGroup) return;
  yield {
    code: "yaml/two-keys-on-line",
    message: `“${name}” stands on the line of “${key}”; each key has a line of its own.`,
    label: "belongs on the next line",
    start: line.valueAt,
    end: line.valueAt + name.length + 1,
    title: "Write it on the next line",
    safety: "review",
    help: `Write it so:\n${key}:\n  ${cut(value)}`,
    edits: [
      {
        start: line.contentAt + line.text.slice(own).indexOf(":") + 1,
        end: line.valueAt,
        text: `\n${" ".repeat(column)}`,
      },
    ],
  };
};
