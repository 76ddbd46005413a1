import { topLevel } from "../../problems/example.ts";
import { withBadges } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusedNames } from "../support/names/unused-names.ts";

/** Something uses every badge. */
export const rule: Rule = {
  meta: {
    code: "badge/unused",
    severity: "warning",
    seemsUnused: true,
    yieldsTo: "misread-line",
    what: "Nothing shows this badge.",
    why: "It is easily taken for one that is in use and changed in vain.",
    bad: topLevel(`
      badges:
        new: { label: New, tone: info }
    `),
    good: withBadges("[new]"),
  },
  find: (context) =>
    unusedNames(context, {
      part: "badge",
      home: ["badges"],
      noun: "badge",
      help: () => "Name it where it belongs, or delete it.",
    }),
};
