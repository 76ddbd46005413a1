import type { Check } from "../rule.ts";
import { ownPath } from "../support/links/own-path.ts";

/** A page of this site is linked by its path, which is right wherever the site is published. */
export const check: Check = {
  codes: ["link/own-address"],
  *run(context) {
    const { links, source, correct } = context;
    for (const { path, start, end, targets } of links) {
      const [target] = targets;
      const own = target?.kind === "outside" ? ownPath(target.url, context) : undefined;
      if (own === undefined) continue;
      yield {
        code: "link/own-address",
        severity: "warning",
        message: "This is a page of this site: its path is enough.",
        label: "this site’s own address",
        help: `Write ${own}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, own, "safe"),
      };
    }
  },
};
