import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown"]);

/** The last bracket that nothing closes. A face has one by itself, and a link has its own rules. */
function openIn(prose: string): number | undefined {
  const open: number[] = [];
  for (const { 0: bracket, index } of prose.matchAll(/[()\]]/g)) {
    if (bracket === "(") {
      if (/(?:[:;=]-?|\]\s?|\\)$/.test(prose.slice(Math.max(0, index - 2), index))) continue;
      open.push(index);
    } else open.pop();
  }
  return open.at(-1);
}

/** A bracket that opens is closed. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/open-bracket",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A round bracket opens in a text, and none closes it.",
    why: "Visitors do not see where the remark ends; often the rest of it was cut off.",
    bad: sections(`
      - type: text
        body: We bake every night (but not on Sundays. Come early.
    `),
    good: sections(`
      - type: text
        body: We bake every night (but not on Sundays). Come early.
    `),
  },
  *find({ textsWith, source }) {
    for (const { entry, prose } of textsWith("(")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !prose.includes("(")) continue;
      const at = openIn(prose);
      // What is in brackets begins with a word: “(see below”; a character alone may be meant.
      if (at === undefined || !/^\([\p{L}\p{N}{“"]/u.test(prose.slice(at, at + 2)) || /[[\]|]/.test(prose.slice(at)))
        continue;
      yield {
        message: "This bracket is opened and never closed.",
        label: "nothing closes it",
        help: "Write ) where the remark ends, or delete the bracket.",
        range: source.locateInside(path, at, at + 1),
        at: path,
      };
    }
  },
};
