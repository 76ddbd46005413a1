import { withPageButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A link is an address that a browser can follow. */
export const rule: Rule = {
  meta: {
    code: "link/malformed",
    severity: "error",
    isAboutName: true,
    yieldsTo: "misread-line",
    what: "What stands there is no address that a browser could follow.",
    why: "Visitors would get an error page or nothing.",
    bad: withPageButton("/prices?day=monday"),
    good: withPageButton("/prices"),
  },
  find: refusedLinks,
};
