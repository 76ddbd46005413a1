import { withText } from "../../../problems/sample-sites.ts";
import { resolveAddress } from "../../../site/address.ts";
import type { Rule } from "../../rule.ts";

/** A link does not lead to the top of the page that it stands on. */
export const rule: Rule = {
  meta: {
    code: "link/to-itself",
    severity: "info",
    what: "A link leads to the top of the page that it stands on.",
    why: "Whoever follows it believes that nothing happened.",
    bad: withText("Come back to [our bakery](/)."),
    good: withText("Come back for [our cakes](/prices/cakes)."),
  },
  *find({ links, pages, source }) {
    const byRoute = new Map(pages.pages.flatMap((page) => (page.isRepeated ? [] : [[page.at[1], page.path] as const])));
    for (const { path, start, end, targets } of links) {
      const own = path[0] === "routes" ? byRoute.get(path[1]) : undefined;
      const [target] = targets;
      if (own === undefined || target?.kind !== "page") continue;
      const place = resolveAddress(target.path, pages.index);
      if (place.kind !== "page" || place.page !== own || place.anchor !== undefined) continue;
      yield {
        message: "This link leads to the page that it stands on.",
        label: "this very page",
        help: "Lead to a place on it, such as /pricing/plans, or to another page.",
        range: source.locateInside(path, start, end),
        at: path,
      };
    }
  },
};
