import { homePage, pricesPage, withLines, withPages, routes } from "../../../problems/sample-pages.ts";
import { resolveAddress } from "../../../site/address.ts";
import { isRefused, type Editable } from "../../../edit/editable.ts";
import { unset } from "../../../edit/unset.ts";
import type { Fix, Path } from "../../../problem.ts";
import type { Rule } from "../../rule.ts";
import { mistakenPlan } from "../../support/links/mistaken-plan.ts";

/** What is planned does not exist yet. */
export const rule: Rule = {
  meta: {
    code: "link/planned-exists",
    severity: "warning",
    what: "A path stands under “planned”, and there is a page or a place with that path by now.",
    why: "The entry does nothing any more, and the next person wonders which of the two counts.",
    bad: withLines(
      `planned:\n      - { path: /prices, title: Prices, message: They come in spring. }\n    ${routes(homePage, pricesPage)}`,
    ),
    good: withPages(homePage, pricesPage),
  },
  *find(context) {
    const { pages, source } = context;
    const mistaken = mistakenPlan(context);
    for (const { path, at } of pages.planned) {
      const place = resolveAddress(path, pages.index);
      if (place.kind !== "page" || mistaken?.at === at) continue;
      yield {
        message: `${path} is planned, and it is there already.`,
        label: "exists",
        help: "Delete this entry of “planned”.",
        range: source.locate([...at, "path"]),
        at: [...at, "path"],
        related: pages.pages
          .filter((page) => page.path === place.page)
          .map((page) => ({ message: "this page answers", range: source.locate([...page.at, "path"]) })),
        fixes: deletion(context.editable, at),
      };
    }
  },
};

function deletion(editable: Editable, at: Path): readonly Fix[] {
  const deleted = unset(editable, at);
  return isRefused(deleted) ? [] : [{ title: "Delete the entry", safety: "safe", edits: deleted.edits }];
}
