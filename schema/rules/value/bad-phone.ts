import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { refusedLinks } from "../support/link-forms/refused-links.ts";

/** What follows “tel:” is a phone number. */
export const rule: Rule = {
  meta: {
    code: "value/bad-phone",
    severity: "error",
    isAboutName: true,
    yieldsTo: "wrong-line",
    what: "What follows “tel:” is no phone number.",
    why: "The visitor's phone would dial nothing.",
    bad: sections(`
      - type: text
        body: Call [our baker](tel:bakery).
    `),
    good: sections(`
      - type: text
        body: Call [our baker](tel:+441632960123).
    `),
  },
  find: refusedLinks,
};
