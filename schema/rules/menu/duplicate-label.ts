import { withMenuItem } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { repeatedItems } from "../support/menus/repeated-items.ts";

/** The items of a menu have different words. */
export const rule: Rule = {
  meta: {
    code: "menu/duplicate-label",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "Two items of a menu have the same words.",
    why: "Visitors cannot tell which of the two they want.",
    bad: withMenuItem('{ label: Call us, href: "mailto:bread@bakery.example" }'),
    good: withMenuItem('{ label: Write to us, href: "mailto:bread@bakery.example" }'),
  },
  find: repeatedItems,
};
