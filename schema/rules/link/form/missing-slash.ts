import { withPageButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A path begins with a slash. */
export const rule: Rule = {
  meta: {
    code: "link/missing-slash",
    severity: "error",
    isAboutName: true,
    yieldsTo: "misread-line",
    what: "A path of this site does not begin with a slash.",
    why: "Browsers add such a path to the page that the visitor is on, which leads elsewhere from each page.",
    bad: withPageButton("prices"),
    good: withPageButton("/prices"),
  },
  find: refusedLinks,
};
