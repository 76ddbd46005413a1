import { sections } from "../../../problems/example.ts";
import type { AreaRule } from "../../rule.ts";
import { forumMarks, withoutForumMarks } from "../../support/texts/forum-marks.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** The marks of forums are shown as they are typed. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/forum-marks",
    severity: "warning",
    what: "A text holds marks in square brackets as forums have them, such as [b]bold[/b] or [url=…].",
    why: "They mean nothing here: visitors would see them as they stand.",
    bad: sections(`
      - type: text
        body: Our [b]fresh[/b] bread, every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith("[")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !prose.includes("[/")) continue;
      const found = forumMarks(prose);
      if (!found) continue;
      const { start, end } = found;
      const isLabel = part === "label" || part === "nav";
      const wanted = withoutForumMarks(prose.slice(start, end), isLabel);
      yield {
        message: "These marks are those of a forum: visitors see them as they stand.",
        label: "shown as it stands",
        help: isLabel
          ? "Write the words alone: headings, names and buttons have plain words."
          : wanted === undefined
            ? "Write **bold**, *emphasis* or [a link](/path); a list has “- ” before each item."
            : `Write it so:\n${wanted}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: wanted === undefined ? [] : correct(path, start, end, wanted, "review"),
      };
    }
  },
};
