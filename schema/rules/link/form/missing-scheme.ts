import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** An address on another site begins with https://. */
export const rule: Rule = {
  meta: {
    code: "link/missing-scheme",
    severity: "error",
    isAboutName: true,
    what: "An address on another site does not begin with https://.",
    why: "Browsers would look for a page of that name on this site.",
    bad: withButton("www.mill.example"),
    good: withButton('"https://mill.example"'),
  },
  find: refusedLinks,
};
