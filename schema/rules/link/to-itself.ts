import { lead } from "../../site/address.ts";
import type { Check } from "../rule.ts";

/** A link does not lead to the top of the page that it stands on. */
export const check: Check = {
  codes: ["link/to-itself"],
  *run({ links, pages, source }) {
    const byRoute = new Map(pages.pages.flatMap((page) => (page.isRepeated ? [] : [[page.at[1], page.path] as const])));
    for (const { path, start, end, targets } of links) {
      const own = path[0] === "routes" ? byRoute.get(path[1]) : undefined;
      const [target] = targets;
      if (own === undefined || target?.kind !== "page") continue;
      const place = lead(target.path, pages.index);
      if (place.kind !== "page" || place.page !== own || place.anchor !== undefined) continue;
      yield {
        code: "link/to-itself",
        severity: "info",
        message: "This link leads to the page that it stands on.",
        label: "this very page",
        help: "Lead to a place on it, such as /pricing/plans, or to another page.",
        range: source.locateInside(path, start, end),
        at: path,
      };
    }
  },
};
