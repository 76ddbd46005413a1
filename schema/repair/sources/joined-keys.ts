import { kindsOfKey } from "../../language/descriptor.ts";
import { inQuotes } from "../../language/words.ts";
import type { CandidateSource } from "./source.ts";
import { isBlank } from "../regions/line.ts";
import { cut } from "./words/cut.ts";

/** A key after a value on one line: `label: See prices href: /pricing`, `phone: "12" email: me@x.example`. */
export const joinedCandidates: CandidateSource = function* (line, { line: at }) {
  const { value, key } = line;
  if (key === undefined || isBlank(line)) return;
  const closed = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|\{[^{}]*\}|\[[^[\]]*\])(?=\s)/.exec(value)?.[0].length ?? 0;
  for (const found of value.slice(closed).matchAll(/(\s+)(- +)?([\p{L}\p{N}_-]+):(?=\s|$)/gu)) {
    const [, spaces = "", dash = "", name = ""] = found;
    // After a value that is complete any word may be a key; within a text only one that the language knows, or that is no word of
    // a sentence.
    const isName = kindsOfKey(name) !== undefined || /^[a-z]+[A-Z][A-Za-z0-9]*$/.test(name);
    if (!(closed > 0 && found.index === 0) && (!isName || /^["'{[]/.test(value))) continue;
    // A comma after a bare value divides the two keys, as in other languages.
    const comma = closed === 0 && value[found.index - 1] === "," ? 1 : 0;
    const gap = line.valueAt + closed + found.index - comma;
    const start = gap + comma + spaces.length;
    const next = at(line.index + 1);
    const own = line.contentAt - line.start;
    const columns =
      dash === ""
        ? new Set([own, ...(next && !isBlank(next) ? [next.indent, next.contentAt - next.start] : [])])
        : new Set([line.isDashed ? line.indent : own - 2]);
    for (const column of columns)
      yield {
        code: "yaml/two-keys-on-line",
        message: `“${dash}${name}” stands on the line of “${key}”; each ${dash === "" ? "key" : "item"} has a line of its own.`,
        label: "belongs on the next line",
        start,
        end: start + dash.length + name.length + 1,
        title: "Write it on the next line",
        safety: "review",
        help: `Write it so:\n${key}: ${cut(value.slice(0, gap - line.valueAt))}\n${cut(value.slice(start - line.valueAt))}`,
        edits: [{ start: gap, end: start, text: `\n${" ".repeat(column)}` }],
      };
  }
};

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
