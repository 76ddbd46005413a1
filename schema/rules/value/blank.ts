import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "template", "nav"]);
// What takes no room on the screen.
const isBlank = (text: string): boolean => !/[^\s\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/.test(text);

/** A text that is written says something. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/blank",
    severity: "error",
    lacks: "words",
    yieldsTo: "foreign-line-below",
    what: "A text is written and holds nothing but spaces.",
    why: "The page would show a gap. To leave a field out, delete its line.",
    bad: withTitle('" "'),
    good: withTitle("Bread"),
  },
  *find({ texts, source, at }) {
    for (const { entry, source: text } of texts) {
      const { part, path } = entry;
      if (!parts.has(part) || !isBlank(text)) continue;
      const last = path.at(-1);
      // A cell may be empty; what a link, a picture or a column says has checks of its own.
      const isCell = typeof last === "number" && (typeof path.at(-2) === "number" || path.at(-2) === "cells");
      const isLinkLabel = (last === "label" || last === "title") && at([...path.slice(0, -1), "href"]) !== undefined;
      if (
        isCell ||
        isLinkLabel ||
        last === "alt" ||
        path.at(-3) === "columns" ||
        (path.length === 3 && path[0] === "routes")
      )
        continue;
      yield {
        message: `“${path.findLast((step) => typeof step === "string")}” is written, but says nothing.`,
        label: "nothing to read",
        help: "Write some words, or delete it.",
        range: source.locate(path),
        at: path,
      };
    }
  },
};
