import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import type { Rule } from "../rule.ts";
import { pageTitles } from "../support/pages/page-titles.ts";

/** Search engines cut a title after about this many characters. */
const maxLength = 60;

/** Search engines can show every title whole. */
export const rule: Rule = {
  meta: {
    code: "seo/long-title",
    severity: "warning",
    mayFollowRepair: true,
    yieldsTo: "error-inside",
    what: "A page's title has more than sixty characters.",
    why: "Search engines cut it there, often in the middle of the word that matters.",
    bad: withSecondPage("What our bread, rolls, cakes, buns and pies cost in the shop and by mail", costs),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    for (const { place, title } of pageTitles(context)) {
      if (title.length <= maxLength) continue;
      yield {
        message: `This title has ${title.length} characters; search engines show ${maxLength}.`,
        label: `${title.length - maxLength} too many`,
        help: "Put what matters first, and shorten the rest.",
        range: context.source.locate(place),
        at: place,
      };
    }
  },
};
