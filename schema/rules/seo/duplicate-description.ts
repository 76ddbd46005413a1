import { about, costs, withSecondPage } from "../../problems/sample-pages.ts";
import { shownTexts } from "../../site/shown-text.ts";
import type { PageEntry } from "../../site/pages.ts";
import type { Rule } from "../rule.ts";
import { pageDescriptions } from "../support/pages/page-descriptions.ts";

/** Every page has a description of its own. */
export const rule: Rule = {
  meta: {
    code: "seo/duplicate-description",
    severity: "warning",
    mayFollowRepair: true,
    what: "Two pages have the same description.",
    why: "Whoever sees both in a search cannot tell which one to open.",
    bad: withSecondPage("Prices", about),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    const first = new Map<string, PageEntry>();
    for (const { page, place, text } of pageDescriptions(context)) {
      const shown = text && shownTexts(text, context)[0]?.trim().toLowerCase();
      if (shown === undefined) continue;
      const known = first.get(shown);
      if (!known) {
        first.set(shown, page);
        continue;
      }
      yield {
        message: `Pages ${known.path} and ${page.path} have the same description.`,
        label: "the same again",
        help: "Say what is on this page and on no other.",
        range: context.source.locate(place),
        at: place,
      };
    }
  },
};
