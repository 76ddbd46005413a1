import { sections } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import type { Rule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "constant", "template", "nav"]);
const fillers =
  /\b(?:lorem ipsum|dolor sit amet|your text here|insert (?:text|title|name) here|placeholder text|asdf(?:asdf)?)\b|\b(?:TODO|FIXME|TBD|TBC|XXX+)\b|\bxxx+\b/;

/** What stands in until the real words are there is not shown to visitors. */
export const rule: Rule = {
  meta: {
    code: "value/placeholder-text",
    severity: "warning",
    what: "A text stands in for words that are to come, such as “Lorem ipsum” or “TBD”.",
    why: "Such words are easily forgotten, and then visitors read them.",
    bad: sections(`
      - type: text
        body: Lorem ipsum dolor sit amet.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
  *find({ texts, source }) {
    for (const { entry, prose: text } of texts) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      const match = fillers.exec(text) ?? /\b(?:lorem ipsum|your text here)\b/i.exec(text);
      if (!match) continue;
      yield {
        message: `${quote(match[0])} looks like a stand-in for words to come.`,
        label: "a stand-in",
        help: "Write the real words, or hide the section until they are there (hidden: true).",
        range: source.locateInside(entry.path, match.index, match.index + match[0].length),
        at: entry.path,
      };
    }
  },
};
