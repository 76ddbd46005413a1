import { topLevel } from "../../problems/example.ts";
import { withSharedSection } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusedNames } from "../support/names/unused-names.ts";

/** Something uses every shared section. */
export const rule: Rule = {
  meta: {
    code: "shared/unused",
    severity: "warning",
    seemsUnused: true,
    what: "No page shows this shared section.",
    why: "It is easily taken for one that visitors see and changed in vain.",
    bad: topLevel(`
      shared:
        hours: { type: text, body: We open at five. }
    `),
    good: withSharedSection("hours"),
  },
  find: (context) =>
    unusedNames(context, {
      part: "shared",
      home: ["shared"],
      noun: "shared section",
      help: (name) => `Show it on a page with “- use: ${name}”, or delete it.`,
    }),
};
