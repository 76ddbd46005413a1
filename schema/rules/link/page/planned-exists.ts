import { homePage, pricesPage, withLines, withPages, routes } from "../../../problems/sample-pages.ts";
import { resolveAddress } from "../../../site/address.ts";
import type { Fix, Path, Source } from "../../../problem.ts";
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
        fixes: deletion(source, at),
      };
    }
  },
};

/** The lines of an item go, where it has lines of its own. */
function deletion(source: Source, at: Path): readonly Fix[] {
  const { text } = source;
  const { start, end } = source.locate(at);
  const first = text.lastIndexOf("\n", start.offset - 1) + 1;
  const last = text.slice(0, end.offset).trimEnd().length;
  const next = text.indexOf("\n", last);
  if (!/^\s*-\s+$/.test(text.slice(first, start.offset)) || next === -1) return [];
  return [{ title: "Delete the entry", safety: "safe", edits: [{ start: first, end: next + 1, text: "" }] }];
}
