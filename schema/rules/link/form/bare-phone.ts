import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A phone number in a link begins with tel:. */
export const rule: Rule = {
  meta: {
    code: "link/bare-phone",
    severity: "error",
    what: "A phone number stands where a link is wanted, without tel:.",
    why: "Without it, browsers look for a page of that name, and phones do not dial.",
    bad: withButton('"+44 1632 960123"'),
    good: withButton('"tel:+441632960123"'),
  },
  find: refusedLinks,
};
