import { topLevel } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { repeatedItems } from "../support/menus/repeated-items.ts";

const mega = (second: string) =>
  topLevel(`
    menus:
      main:
        - label: Contact
          href: "tel:+441632960123"
          mega:
            categories:
              - id: shop
                title: The shop
                items: [{ title: Opening hours, description: From five to noon. }]
              - id: ${second}
                title: The bakery
                items: [{ title: How we bake, description: Slowly. }]
  `);

/** Ids within one list of a menu differ. */
export const rule: Rule = {
  meta: {
    code: "menu/duplicate-id",
    severity: "error",
    what: "Two categories of a mega-menu have the same id.",
    why: "Opening one of them would open the other.",
    bad: mega("shop"),
    good: mega("bakery"),
  },
  find: repeatedItems,
};
