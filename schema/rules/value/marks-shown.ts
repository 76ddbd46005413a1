import type { Check } from "../rule.ts";

/** Bold words and links, as they are written in running text. */
const mark = /\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*|\[([^\][\n]+)\]\((?:[/#]|https?:|mailto:|tel:)[^()\n]*\)/;

/** Headings, names and buttons are plain: marks are shown in them as they were typed. */
export const check: Check = {
  codes: ["value/marks-shown"],
  *run({ texts, source, correct }) {
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
        code: "value/marks-shown",
        severity: "warning",
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
