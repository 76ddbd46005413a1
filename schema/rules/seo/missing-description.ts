import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import type { Rule } from "../rule.ts";
import { pageDescriptions } from "../support/pages/page-descriptions.ts";

/** Every page has a description for search engines. */
export const rule: Rule = {
  meta: {
    code: "seo/missing-description",
    severity: "warning",
    mayFollowRepair: true,
    yieldsTo: "wrong-line",
    what: "A page has no description.",
    why: "Search engines then show a sentence of the page that they choose themselves.",
    bad: withSecondPage("Prices", ""),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    for (const { page, text } of pageDescriptions(context)) {
      const sections = context.at([...page.at, "sections"]);
      // A page that is only begun has more to come.
      if (text || sections === undefined || sections === null) continue;
      yield {
        message: `Page ${page.path} has no description for search engines.`,
        label: "no description",
        help: "Add one or two sentences:\ndescription: What one finds on this page.",
        range: context.source.locate([...page.at, "path"], "pair"),
        at: page.at,
      };
    }
  },
};
