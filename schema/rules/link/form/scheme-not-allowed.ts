import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A link begins with nothing that could harm a visitor. */
export const rule: Rule = {
  meta: {
    code: "link/scheme-not-allowed",
    severity: "error",
    isAboutName: true,
    yieldsTo: "misread-line",
    what: "A link begins with something other than /, https:, mailto: or tel:.",
    why: "Such links run programs, open files or nothing at all; a file that anybody may edit must not be able to do that to visitors.",
    bad: withButton('"javascript:alert(1)"'),
    good: withButton('"https://mill.example"'),
  },
  find: refusedLinks,
};
