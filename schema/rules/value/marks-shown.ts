import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

/** Bold words and links, as they are written in running text. */
const mark = /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|\[([^\][\n]+)\]\((?:[/#]|https?:|mailto:|tel:)[^()\n]*\)/;

/** Headings, names and buttons are plain: marks are shown in them as they were typed. */
export const rule: Rule = {
  meta: {
    code: "value/marks-shown",
    severity: "warning",
    what: "A heading, a name or a button holds marks for bold words or a link.",
    why: "Such short texts are plain; visitors would see the stars and the brackets.",
    bad: sections(`
      - type: text
        title: Our **fresh** bread
        body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Our fresh bread
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, source: text } of texts) {
      if (entry.isDefault || (entry.part !== "label" && entry.part !== "nav")) continue;
      // A quick look at what almost no heading has.
      const match = text.includes("**") || text.includes("](") ? mark.exec(text) : null;
      // At the beginning they need quotes first, which is a problem by itself.
      if (!match || match.index === 0) continue;
      const [written, bold, link] = match;
      const end = match.index + written.length;
      const fixes = correct(entry.path, match.index, end, bold ?? link ?? "", "review");
      yield {
        message: `Visitors see the ${bold === undefined ? "brackets" : "stars"} here: headings, names and buttons have plain words.`,
        label: bold === undefined ? "not taken as a link" : "not taken as bold",
        help: bold === undefined ? "Write the words alone; a link stands in “href”, or in a text." : "Leave them out.",
        range: source.locateInside(entry.path, match.index, end),
        at: entry.path,
        fixes: fixes.map((fix) => ({ ...fix, title: "Write the words alone" })),
      };
    }
  },
};
