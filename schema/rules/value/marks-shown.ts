import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { inLabels, inTexts } from "../support/texts/shown-marks.ts";

/** Headings, names and buttons are plain: marks are shown in them as they were typed. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/marks-shown",
    severity: "warning",
    yieldsTo: "unreadable-line",
    what: "A heading, a name or a button holds marks for bold words, code or a link; or a short text holds a heading, a list or a picture.",
    why: "Such fields show plain words, or one paragraph; visitors would see the stars, the brackets and the dashes.",
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
  *find({ textsWith, source, correct }) {
    for (const { entry, source: written, prose } of textsWith("*`~_\t•]#-(1")) {
      const { part, path } = entry;
      const isLabel = part === "label" || part === "nav";
      if (entry.isDefault || !(isLabel || part === "text")) continue;
      const text = isLabel ? written : prose;
      // A quick look at what almost no text has.
      if (!/[*`~_\n•·]|\]\(|##|^[-–(1#]/.test(text)) continue;
      for (const { form, what, help } of isLabel ? inLabels : inTexts) {
        const match = form.exec(text);
        if (!match) continue;
        const [marked] = match;
        const words = match.groups?.["words"];
        const end = match.index + marked.length;
        yield {
          message: `Visitors see ${what} here: ${isLabel ? "headings, names and buttons have plain words" : "this text is one paragraph"}.`,
          label: "shown as it stands",
          help,
          range: source.locateInside(path, match.index, end),
          at: path,
          fixes: (words === undefined ? [] : correct(path, match.index, end, words, "review")).map((fix) => ({
            ...fix,
            title: "Write the words alone",
          })),
        };
        break;
      }
    }
  },
};
