import { withPageButton } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { ownPath } from "../support/links/own-path.ts";
import { replaceTarget } from "../support/links/replace-target.ts";

/** A page of this site is linked by its path, which is right wherever the site is published. */
export const rule: Rule = {
  meta: {
    code: "link/own-address",
    severity: "warning",
    what: "A link to a page of this site is written with the whole address of the site.",
    why: "A path is right wherever the site is shown: on your own computer, at a trial address and in public.",
    bad: withPageButton("https://bakery.example/prices"),
    good: withPageButton("/prices"),
  },
  *find(context) {
    for (const link of context.links) {
      const { path, start, end, targets } = link;
      const [target] = targets;
      const own = target?.kind === "outside" ? ownPath(target.url, context) : undefined;
      if (own === undefined) continue;
      yield {
        message: "This is a page of this site: its path is enough.",
        label: "this site’s own address",
        ...replaceTarget(link, own, context),
        range: context.source.locateInside(path, start, end),
        at: path,
      };
    }
  },
};
