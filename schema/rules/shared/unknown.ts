import { withSharedSection } from "../../problems/sample-sites.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";
import { unknownNames } from "../support/names/unknown-names.ts";

/** A shared section that is used is defined. */
export const rule: Rule = {
  meta: {
    code: "shared/unknown",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    mayLackLineAbove: true,
    what: "“use” names a section that does not stand under “shared”.",
    why: "There is nothing to show.",
    bad: withSharedSection("hour"),
    good: withSharedSection("hours"),
  },
  find(context) {
    const known = Object.keys(mapAt(context.site, "shared"));
    return unknownNames(context, { part: "shared", home: ["shared"], noun: "shared section", known });
  },
};
