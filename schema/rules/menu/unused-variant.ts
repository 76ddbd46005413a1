import { withMenuVariant } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { unusedNames } from "../support/names/unused-names.ts";

/** A page has each variant of the menus. */
export const rule: Rule = {
  meta: {
    code: "menu/unused-variant",
    severity: "warning",
    seemsUnused: true,
    what: "No page has these menus.",
    why: "They are easily taken for some that visitors see and changed in vain.",
    bad: withMenuVariant(""),
    good: withMenuVariant("menus: offer"),
  },
  find: (context) =>
    unusedNames(context, {
      part: "menu-variant",
      home: ["menus", "variants"],
      noun: "variant of the menus",
      help: (name) => `Name it on a page, “menus: ${name}”, or delete it.`,
    }),
};
