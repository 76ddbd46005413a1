import { withButton } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** An address begins with one slash or with https://. */
export const rule: Rule = {
  meta: {
    code: "link/protocol-relative",
    severity: "error",
    what: "An address begins with two slashes.",
    why: "It is meant either as a page of this site (one slash) or as another site (https://); browsers take it for another site.",
    bad: withButton("//mill.example"),
    good: withButton('"https://mill.example"'),
  },
  find: refusedLinks,
};
