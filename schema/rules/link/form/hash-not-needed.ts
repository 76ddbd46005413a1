import { withPageButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** Paths are written without #. */
export const rule: Rule = {
  meta: {
    code: "link/hash-not-needed",
    severity: "error",
    yieldsTo: "unreadable-line",
    what: "A path is written with the # that the address bar shows.",
    why: "The # belongs to the way the site is served, not to the page. Paths are written as the page has them, and stay right when that changes.",
    bad: withPageButton('"#/prices"'),
    good: withPageButton("/prices"),
  },
  find: refusedLinks,
};
