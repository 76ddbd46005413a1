import { sections } from "../../problems/example.ts";
import { fieldAt, knownKeys } from "../../language/descriptor.ts";
import type { Path } from "../../problem.ts";
import type { TreeNode } from "../../reader/tree.ts";
import type { Rule } from "../rule.ts";

const text = (lines: string) =>
  sections(`
    - type: text
      title: Bread # for the start page${lines}
      body: Fresh every day.
  `);

/** A key with its value behind a gap as wide as the start of a line. */
const joined = /(?<=[^\s#])\s{2,}(?=(?:- )?([A-Za-z][\w-]*):(?:\s|$))/;

/**
 * A key behind one space, with a value that is no end of the sentence before it: it has quotation marks or brackets around it, or a
 * comment of its own, or is a long sentence itself.
 */
const joinedByHand =
  /(?<=[^\s#])\s(?=([A-Za-z][\w-]*):\s(?:"[^"]*"$|'[^']*'$|\{.*\}$|\[.*\]$|\S.*\s#\s|\p{Lu}[^#]{60,}[.!?]$))/u;

/** What a comment does not end with: the key goes on with its sentence, as in “was title: "Bread"”. */
const goesOn =
  /\b(?:was|were|once|old|former|new|or|and|like|as|maybe|also|use|try|add|replaced|without|no|not|than|with|in|of|the|an?)$/i;

/** A longer comment is no line of a file behind a value. */
const maxComment = 1000;

interface Place {
  readonly path: Path;
  readonly keys: readonly string[];
}

/** The keys among which one stands that begins at an offset. */
function keysAround(node: TreeNode | undefined, offset: number, path: Path = []): Place | undefined {
  if (node?.kind === "list") {
    const index = node.items.findLastIndex(({ start }) => start <= offset);
    return keysAround(node.items[index], offset, [...path, index]);
  }
  if (node?.kind !== "map") return undefined;
  const pair = node.pairs.findLast(({ key }) => key.start <= offset);
  if (pair?.key.start === offset) return { path, keys: node.pairs.map(({ name }) => name) };
  return pair && keysAround(pair.value, offset, [...path, pair.name]);
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
  *find({ editable, source, site }) {
    for (const { start, text: comment } of editable.comments) {
      if (comment.length > maxComment) continue;
      const lineAt = source.text.lastIndexOf("\n", start) + 1;
      const line = source.text.slice(lineAt, start);
      const indent = /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
      const wide = joined.exec(comment);
      // The line that was joined brings its indentation along.
      const isWide = wide !== null && wide[0].length >= indent;
      const match = isWide ? wide : joinedByHand.exec(comment);
      if (!match || !/^\s*(?:- )?[\w-]+:/.test(line)) continue;
      const name = match[1] ?? "";
      const around = keysAround(editable.source.node([]), lineAt + indent);
      // What stands there already was not lost.
      if (!around || around.keys.includes(name)) continue;
      const isOfPlace = knownKeys(fieldAt(site, around.path) ?? {}).includes(name);
      if (!isWide && (!isOfPlace || goesOn.test(comment.slice(0, match.index)))) continue;
      const at = start + match.index;
      const from = at + match[0].length;
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
