import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "nav", "constant"]);

/** No comma stands at the end of a line: other kinds of files want one there, and here visitors would see it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/comma-at-end",
    severity: "warning",
    isSaidOnce: true,
    what: "A text without quotation marks ends with a comma.",
    why: "In this file the end of the line is enough; visitors would see the comma.",
    bad: withTitle("Our bread,"),
    good: withTitle("Our bread"),
  },
  *find({ texts, source, correct }) {
    for (const { entry, source: text } of texts) {
      if (entry.isDefault || !text.endsWith(",") || !parts.has(entry.part)) continue;
      const whole = source.locate(entry.path);
      // Between quotes it is meant, as in a letter.
      if (source.text.slice(whole.start.offset, whole.end.offset) !== text) continue;
      const start = text.length - 1;
      const fixes = correct(entry.path, start, text.length, "", "review");
      yield {
        message: "The comma at the end of this line is part of the text: visitors see it.",
        label: "not needed in this file",
        help: `Delete it, or put the text in quotes if it is meant:\n"${text.slice(-60)}"`,
        range: source.locateInside(entry.path, start, text.length),
        at: entry.path,
        fixes: fixes.map((fix) => ({ ...fix, title: "Delete the comma" })),
      };
    }
  },
};
