import { withMenuVariant } from "../../problems/sample-sites.ts";
import { dataAt } from "../../language/data-at.ts";
import type { Rule } from "../rule.ts";
import { unknownNames } from "../support/names/unknown-names.ts";

/** Menus that a page names are there. */
export const rule: Rule = {
  meta: {
    code: "menu/unknown-variant",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    what: "A page names menus that do not stand under menus › variants.",
    why: "The page would have no menus.",
    bad: withMenuVariant("menus: ofer"),
    good: withMenuVariant("menus: offer"),
  },
  find(context) {
    const home = ["menus", "variants"];
    const known = Object.keys(dataAt(context.site, home) ?? {});
    return unknownNames(context, { part: "menu-variant", home, noun: "variant of the menus", known });
  },
};
