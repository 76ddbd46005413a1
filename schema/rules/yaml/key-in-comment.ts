import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

const text = (lines: string) =>
  sections(`
    - type: text
      title: Bread # for the start page${lines}
      body: Fresh every day.
  `);

/** A key with its value behind a gap as wide as the start of a line. */
const joined = /(?<=[^\s#])\s{2,}(?=(?:- )?([A-Za-z][\w-]*):(?:\s|$))/;

/** No line was joined to the comment above it. */
export const rule: Rule = {
  meta: {
    code: "yaml/key-in-comment",
    severity: "warning",
    hidesLines: true,
    what: "A comment behind a value has a key in it, as when a line was joined to the one above it.",
    why: "What stands in a comment is not read: the key is gone, and no other message tells of it.",
    bad: text("          intro: We bake at night."),
    good: text("\n      intro: We bake at night."),
  },
  *find({ editable, source }) {
    for (const { start, text: comment } of editable.comments) {
      const line = source.text.slice(source.text.lastIndexOf("\n", start) + 1, start);
      const indent = /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
      const match = line.trim() === "" ? null : joined.exec(comment);
      // The line that was joined brings its indentation along.
      if (!match || match[0].length < indent || !/^\s*(?:- )?[\w-]+:/.test(line)) continue;
      const at = start + match.index;
      const from = at + match[0].length;
      const name = match[1] ?? "";
      yield {
        message: `“${name}” stands in the comment of this line, and is not read.`,
        label: "in the comment",
        help: "Begin a new line before it.",
        range: source.rangeAt(from, from + name.length),
        fixes: [
          {
            title: "Begin a new line",
            safety: "review",
            edits: [{ start: at, end: from, text: `\n${" ".repeat(indent)}` }],
          },
        ],
      };
    }
  },
};
