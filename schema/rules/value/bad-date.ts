import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { wrongConstants } from "../support/names/wrong-constants.ts";
import { wrongReferences } from "../support/names/wrong-references.ts";

const legal = (day: string) =>
  sections(`
    - type: legal
      title: Terms
      updated: ${day}
      items:
        - { title: Prices, body: Prices include tax. }
  `);

/** What is used as a day is one. Where a field holds the text, the check of its shape reports it. */
export const rule: Rule = {
  meta: {
    code: "value/bad-date",
    severity: "error",
    isAboutName: true,
    what: "A day is not written as year, month and day, or the calendar has no such day.",
    why: "01/02/2025 is January in one country and February in another. The site writes the day as its language does.",
    bad: legal("31/01/2025"),
    good: legal("2025-01-31"),
  },
  *find(context, code) {
    yield* wrongConstants(context, code);
    yield* wrongReferences(context, code);
  },
};
