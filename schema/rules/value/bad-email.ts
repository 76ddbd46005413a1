import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { refusedLinks } from "../support/link-forms/refused-links.ts";

/** What follows “mailto:” is a mail address. */
export const rule: Rule = {
  meta: {
    code: "value/bad-email",
    severity: "error",
    isAboutName: true,
    yieldsTo: "wrong-line",
    what: "What follows “mailto:” is no mail address.",
    why: "The mail program of the visitor would open and not know where to send.",
    bad: sections(`
      - type: text
        body: Write to [our baker](mailto:bread.bakery.example).
    `),
    good: sections(`
      - type: text
        body: Write to [our baker](mailto:bread@bakery.example).
    `),
  },
  find: refusedLinks,
};
