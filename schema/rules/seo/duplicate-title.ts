import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import type { PageEntry } from "../../site/pages.ts";
import type { Rule } from "../rule.ts";
import { pageTitles } from "../support/pages/page-titles.ts";

/** Every page has a title of its own. */
export const rule: Rule = {
  meta: {
    code: "seo/duplicate-title",
    severity: "warning",
    mayFollowRepair: true,
    what: "Two pages have the same title.",
    why: "In search results, tabs and bookmarks nobody can tell them apart.",
    bad: withSecondPage("Home", costs),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    const { source } = context;
    const first = new Map<string, PageEntry>();
    for (const { page, place, title } of pageTitles(context)) {
      const key = title.toLowerCase();
      const known = first.get(key);
      if (!known) first.set(key, page);
      // An empty title is a problem of its own.
      if (!known || title === "") continue;
      yield {
        message: `Pages ${known.path} and ${page.path} have the same title.`,
        label: "the same again",
        help: "Say what is on this page and on no other.",
        range: source.locate(place),
        at: place,
        related: [{ message: "the first one", range: source.locate([...known.at, "title"]) }],
      };
    }
  },
};
