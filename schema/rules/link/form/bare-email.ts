import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A mail address in a link begins with mailto:. */
export const rule: Rule = {
  meta: {
    code: "link/bare-email",
    severity: "error",
    what: "A mail address stands where a link is wanted, without mailto:.",
    why: "Without it, browsers look for a page of that name.",
    bad: withButton("bread@bakery.example"),
    good: withButton('"mailto:bread@bakery.example"'),
  },
  find: refusedLinks,
};
