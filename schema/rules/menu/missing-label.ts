import { topLevel } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { wordlessLinks } from "../support/links/wordless-links.ts";

const menu = (label: string) =>
  topLevel(`
    menus:
      main:
        - { label: ${label}, href: "tel:+441632960123" }
  `);

/** An item of a menu has words. */
export const rule: Rule = {
  meta: {
    code: "menu/missing-label",
    severity: "error",
    what: "An item of a menu has no words.",
    why: "There is nothing to read and nothing to click.",
    bad: menu('""'),
    good: menu("Call us"),
  },
  find: (context) => wordlessLinks(context, true, "This item of the menu has no words."),
};
