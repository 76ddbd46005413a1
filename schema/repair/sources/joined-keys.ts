import { kindsOfKey } from "../../language/descriptor.ts";
import type { CandidateSource } from "./source.ts";
import { isBlank } from "../regions/line.ts";
import { cut } from "./cut.ts";

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
    const gap = line.valueAt + closed + found.index;
    const start = gap + spaces.length;
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
