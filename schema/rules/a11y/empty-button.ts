import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { wordlessLinks } from "../support/links/wordless-links.ts";

/** A link has words to follow it by. */
export const rule: Rule = {
  meta: {
    code: "a11y/empty-button",
    severity: "error",
    what: "A button or a link has no words.",
    why: "There is nothing to read, and screen readers say “link” and nothing else.",
    bad: sections(`
      - type: text
        body: Fresh every day.
        actions: [{ label: "", href: "tel:+441632960123" }]
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
        actions: [{ label: Call us, href: "tel:+441632960123" }]
    `),
  },
  find: (context) => wordlessLinks(context, false, "This link has no words to follow it by."),
};
