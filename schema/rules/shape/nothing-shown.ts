import { homePage, withPages } from "../../problems/sample-pages.ts";
import type { Rule } from "../rule.ts";
import { maxRelated } from "../support/group-by.ts";
import { emptyPages } from "../support/pages/empty-pages.ts";

const cakes = (hidden: string) => `- path: /prices
        title: Prices
        description: What our bread, rolls and cakes cost, and how to order them for the next morning.
        sections: [{ type: text, ${hidden}body: Two pounds a loaf. }]`;

/** A page that visitors reach shows them something. */
export const rule: Rule = {
  meta: {
    code: "shape/nothing-shown",
    severity: "error",
    what: "All sections of a page are hidden, and the page itself is not.",
    why: "Visitors who follow a link to it find an empty page.",
    bad: withPages(homePage, cakes("hidden: true, ")),
    good: withPages(homePage, cakes("")),
  },
  *find(context) {
    const { source } = context;
    for (const { path, at, hiders } of emptyPages(context)) {
      const which = hiders.length === 1 ? "its only section is hidden" : "all of its sections are hidden";
      const show = "Show a section: delete its “hidden: true”.";
      const place = [...at, "sections"];
      yield {
        message: `Page ${path.slice(0, 40)} is empty: ${which}.`,
        label: "nothing to see",
        help: path === "/" ? show : `${show} Or hide the whole page, with a line beside its path:\nhidden: true`,
        range: source.locate(place, "key"),
        at: place,
        related: hiders
          .slice(0, maxRelated)
          .map((hider) => ({ message: "hidden here", range: source.locate(hider, "pair") })),
      };
    }
  },
};
