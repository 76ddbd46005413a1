import { withBadges } from "../../problems/sample-sites.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";
import { unknownNames } from "../support/names/unknown-names.ts";

/** A badge that is named is defined. */
export const rule: Rule = {
  meta: {
    code: "badge/unknown",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    mayLackLineAbove: true,
    what: "A badge is named that does not stand under “badges”.",
    why: "Its words and its color are not known.",
    bad: withBadges("[neww]"),
    good: withBadges("[new]"),
  },
  find(context) {
    const known = Object.keys(mapAt(context.site, "badges"));
    return unknownNames(context, { part: "badge", home: ["badges"], noun: "badge", known });
  },
};
