import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { wrongConstants } from "../support/names/wrong-constants.ts";

const progress = (value: string) =>
  sections(`
    - type: progress-card
      card:
        title: A second oven
        label: Saved so far
        value: ${value}
  `);

/** A constant that is used as a number is one. Where a field holds the text, the check of its shape reports it. */
export const rule: Rule = {
  meta: {
    code: "value/number-as-text",
    severity: "error",
    what: "A number is written in quotes, with a comma or with a unit.",
    why: "The site computes with numbers and writes them as its language does: 2999 becomes ₹2,999 or 2.999 € by itself.",
    bad: progress("64 %"),
    good: progress("64"),
  },
  find: wrongConstants,
};
