import { withMenuVariant } from "../../problems/sample-sites.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** A page that names menus shows them. */
export const rule: Rule = {
  meta: {
    code: "menu/bare-page",
    severity: "warning",
    what: "A page names menus, and “layout: bare” leaves out header and footer.",
    why: "Visitors see none of these menus on that page.",
    bad: withMenuVariant("menus: offer\nlayout: bare"),
    good: withMenuVariant("menus: offer"),
  },
  *find({ site, source, isBroken }) {
    const routes = site["routes"];
    for (const [index, route] of (Array.isArray(routes) ? routes : []).entries()) {
      const at = ["routes", index, "menus"];
      if (!isMap(route) || route["layout"] !== "bare" || typeof route["menus"] !== "string" || isBroken(at)) continue;
      yield {
        message: "This page has neither header nor footer, so its menus do not show.",
        label: "shows nothing",
        help: "Delete the line, or the line “layout: bare”.",
        range: source.locate(at, "pair"),
        at,
      };
    }
  },
};
