import { sections } from "../../problems/example.ts";
import { standForLines } from "../../reader/mistakes/left-out-words.ts";
import type { Rule } from "../rule.ts";

const page = (comment: string) =>
  sections(`
    - type: text
      body: Fresh bread every day.
    ${comment}
  `);

/** No comment stands in place of lines that were left out. */
export const rule: Rule = {
  meta: {
    code: "yaml/left-out",
    severity: "warning",
    hidesLines: true,
    what: "A comment says that lines are left out here: “... rest unchanged ...”.",
    why: "Chats and mails shorten a file so. When it is saved, the pages and sections that were left out are gone.",
    bad: page("# ... the other sections are unchanged ..."),
    good: page("# The other sections will follow in spring."),
  },
  *find({ editable, source }) {
    for (const { start, text } of editable.comments) {
      if (!standForLines(text.replace(/^#+\s*/, "").trim())) continue;
      yield {
        message: "This comment stands for lines that are left out: they are not in this file.",
        label: "left out",
        help: "Take the lines from the file of before, or delete the comment if nothing is missing.",
        range: source.rangeAt(start, start + text.trimEnd().length),
      };
    }
  },
};
