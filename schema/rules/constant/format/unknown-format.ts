import { withConstants } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";
import { wrongFormats } from "../../support/names/wrong-formats.ts";

/** The format after a bar is known. */
export const rule: Rule = {
  meta: {
    code: "constant/unknown-format",
    severity: "error",
    isAboutName: true,
    what: "After the bar stands no format that there is: money, number, percent or date.",
    why: "The format decides how the value is written; others are not known.",
    bad: withConstants("price: { loaf: 4 }", '"A loaf costs {price.loaf | currency}."'),
    good: withConstants("price: { loaf: 4 }", '"A loaf costs {price.loaf | money}."'),
  },
  find: wrongFormats,
};
