import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import type { Rule } from "../rule.ts";
import { pageTitles } from "../support/pages/page-titles.ts";

/** Every page has a title. */
export const rule: Rule = {
  meta: {
    code: "seo/missing-title",
    severity: "error",
    yieldsTo: "wrong-line",
    what: "A page's title is empty.",
    why: "It is what the tab of the browser, bookmarks and search results show.",
    bad: withSecondPage('""', costs),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    for (const { page, place, title } of pageTitles(context)) {
      if (title !== "") continue;
      yield {
        message: `Page ${page.path} has no title.`,
        label: "nothing to show",
        help: "Say in a few words what the page is about.",
        range: context.source.locate(place),
        at: place,
      };
    }
  },
};
