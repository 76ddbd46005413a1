import { withMenuItem } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { repeatedItems } from "../support/menus/repeated-items.ts";

/** The items of a menu lead to different places. */
export const rule: Rule = {
  meta: {
    code: "menu/duplicate-link",
    severity: "warning",
    what: "Two items of a menu lead to the same place.",
    why: "Visitors try both and believe that one is broken.",
    bad: withMenuItem('{ label: By phone, href: "tel:+441632960123" }'),
    good: withMenuItem('{ label: Write to us, href: "mailto:bread@bakery.example" }'),
  },
  find: repeatedItems,
};
