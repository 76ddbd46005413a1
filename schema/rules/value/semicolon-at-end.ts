import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "nav", "constant"]);

/** No semicolon ends a line: other kinds of files want one there, and here visitors would see it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/semicolon-at-end",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text without quotation marks ends with a semicolon.",
    why: "In this file the end of the line is enough; visitors would see the semicolon.",
    bad: withTitle("Our bread;"),
    good: withTitle("Our bread"),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, source: text } of textsWith(";")) {
      // The items of a list may be the parts of one sentence; `&copy;` names a character.
      const isItem = typeof entry.path.at(-1) === "number";
      if (entry.isDefault || isItem || !text.endsWith(";") || !parts.has(entry.part) || /&#?\w+;$/.test(text)) continue;
      const whole = source.locate(entry.path);
      if (source.text.slice(whole.start.offset, whole.end.offset) !== text) continue;
      const start = text.replace(/[\s;]+$/, "").length;
      yield {
        message: "The semicolon at the end of this line is part of the text: visitors see it.",
        label: "not needed in this file",
        help: `Delete it, or put the text in quotes if it is meant:\n"${text.slice(-60)}"`,
        range: source.locateInside(entry.path, start, text.length),
        at: entry.path,
        fixes: correct(entry.path, start, text.length, "", "review").map((fix) => ({
          ...fix,
          title: "Delete the semicolon",
        })),
      };
    }
  },
};
