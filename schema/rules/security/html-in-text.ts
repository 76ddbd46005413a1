import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

const tags =
  "a|abbr|b|big|blockquote|br|button|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|meta|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video";
const tag = new RegExp(
  `</?(?:${tags})(?:\\s[^<>]*)?/?>|&(?:nbsp|amp|lt|gt|quot|apos|#\\d+|[a-z]+dash|hellip|copy|reg|trade);`,
  "i",
);

/** HTML is shown as it is typed. */
export const rule: Rule = {
  meta: {
    code: "security/html-in-text",
    severity: "warning",
    what: "A text holds HTML, such as <b> or &nbsp;.",
    why: "HTML is never interpreted, so that nothing written in this file can run in a visitor's browser. It is shown as it stands.",
    bad: sections(`
      - type: text
        body: <b>Fresh</b> bread every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ texts, source }) {
    for (const { entry, prose } of texts) {
      const match = entry.part === "link" || entry.isDefault || !/[<&]/.test(prose) ? null : tag.exec(prose);
      if (!match) continue;
      const [written] = match;
      const isText = entry.part === "text" || entry.part === "markdown";
      const marks = "Write **bold**, *emphasis* or [a link](/path); an empty line begins a paragraph.";
      yield {
        message: `“${written.replace(/\s.*(?=>)/s, "").slice(0, 40)}” is shown to visitors just as it stands here.`,
        label: "not taken as HTML",
        help: written.startsWith("&")
          ? "Type the character itself."
          : isText
            ? marks
            : "Leave it out: this text has no marks.",
        range: source.locateInside(entry.path, match.index, match.index + written.length),
        at: entry.path,
      };
    }
  },
};
