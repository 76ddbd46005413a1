import { sections } from "../../problems/example.ts";
import { kindsOfKey } from "../../language/descriptor.ts";
import type { Rule } from "../rule.ts";

const text = (lines: string) =>
  sections(`
    - type: text
      title: Bread # for the start page${lines}
      body: Fresh every day.
  `);

/** A key with its value behind a gap as wide as the start of a line. */
const joined = /(?<=[^\s#])\s{2,}(?=(?:- )?([A-Za-z][\w-]*):(?:\s|$))/;

/** A key behind one space, whose value is no sentence: it has quotation marks or brackets around it, or a comment of its own. */
const joinedByHand = /(?<=[^\s#])\s(?=([A-Za-z][\w-]*):\s(?:"[^"]*"$|'[^']*'$|\{.*\}$|\[.*\]$|\S.*\s#\s))/;

/** The gap before a key in a comment, as where its line was joined to the one above. */
function keyIn(comment: string, indent: number): RegExpExecArray | null {
  const match = joined.exec(comment);
  // The line that was joined brings its indentation along.
  if (match && match[0].length >= indent) return match;
  const found = joinedByHand.exec(comment);
  return found && kindsOfKey(found[1] ?? "") ? found : null;
}

/** Whether the block of a line that begins at an offset has a key already. */
function hasKey(file: string, lineAt: number, indent: number, key: string): boolean {
  const isOutside = (line: string): boolean => line.trim() !== "" && line.search(/[^\s-]/) < indent;
  const above = file.slice(0, lineAt).split("\n").toReversed();
  const below = file.slice(lineAt).split("\n");
  return [above, below].some((lines) => {
    const end = lines.findIndex(isOutside);
    return lines
      .slice(0, end === -1 ? undefined : end)
      .some((line) => line.search(/[^\s-]/) === indent && line.slice(indent).startsWith(`${key}:`));
  });
}

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
      const lineAt = source.text.lastIndexOf("\n", start) + 1;
      const line = source.text.slice(lineAt, start);
      const indent = /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
      const match = line.trim() === "" ? null : keyIn(comment, indent);
      if (!match || !/^\s*(?:- )?[\w-]+:/.test(line)) continue;
      const at = start + match.index;
      const from = at + match[0].length;
      const name = match[1] ?? "";
      if (hasKey(source.text, lineAt, indent, name)) continue;
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
