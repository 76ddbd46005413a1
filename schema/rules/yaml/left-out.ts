import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

/** What is said of lines that are not there. */
const left =
  /\b(?:rest|remaining|remainder|others?|existing|previous|unchanged|omitted|truncated|continues?|more|same|as before|Rest|übrige[nrs]?|weitere|unverändert|wie bisher|gekürzt|reste|inchangé|restantes?|igual)\b/iu;

/** `# ... rest of the pages ...`: points that stand for lines. */
const points = /^[\s([{<*–-]*(?:\.{3,}|…)/;

/** `# (the other pages are unchanged)`: without points, the words alone must say it. */
const isSaid =
  /^\W*(?:the |all |your |my )*(?:rest|remaining|remainder|others?|existing|previous)\b.*\b(?:unchanged|omitted|as before|as (?:it|they) (?:is|are|was|were)|stays? the same|remains? the same|goe?s? here|here)\W*$/i;

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
    what: "A comment says that lines are left out here: “... rest unchanged ...”.",
    why: "Chats and mails shorten a file so. When it is saved, the pages and sections that were left out are gone.",
    bad: page("# ... the other sections are unchanged ..."),
    good: page("# The other sections will follow in spring."),
  },
  *find({ editable, source }) {
    for (const { start, text } of editable.comments) {
      const words = text.replace(/^#+\s*/, "").trim();
      if (!isSaid.test(words) && !(points.test(words) && (left.test(words) || !/[\p{L}\p{N}]/u.test(words)))) continue;
      yield {
        message: "This comment stands for lines that are left out: they are not in this file.",
        label: "left out",
        help: "Take the lines from the file of before, or delete the comment if nothing is missing.",
        range: source.rangeAt(start, start + text.trimEnd().length),
      };
    }
  },
};
