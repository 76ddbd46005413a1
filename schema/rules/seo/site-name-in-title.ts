import { costs, withSecondPage } from "../../problems/sample-pages.ts";
import { escapeForRegExp } from "../../language/words.ts";
import type { Rule } from "../rule.ts";
import { pageTitles } from "../support/pages/page-titles.ts";

/** What other programs write between the title of a page and the name of its site. */
const between = String.raw`\s*(?:[|·•»«]|\s[-–—:]\s)\s*`;

/** The name of the site stands behind every title already. */
export const rule: Rule = {
  meta: {
    code: "seo/site-name-in-title",
    severity: "warning",
    what: "The title of a page has the name of the site before or behind it, as other programs write it.",
    why: "The name is added to each title by itself: tabs and search results would say it twice.",
    bad: withSecondPage("Prices | Corner Bakery", costs),
    good: withSecondPage("Prices", costs),
  },
  *find(context) {
    const { at, source, filler } = context;
    const written = at(["site", "name"]);
    const name = typeof written === "string" ? filler.words(written).trim() : "";
    if (name === "") return;
    const own = escapeForRegExp(name);
    const form = new RegExp(
      `${between}(?:${own}|\\{site\\.name\\})\\s*$|^(?:${own}|\\{site\\.name\\})${between}`,
      "iu",
    );
    for (const { place } of pageTitles(context)) {
      const title = at(place);
      const match = typeof title === "string" ? form.exec(title) : null;
      if (typeof title !== "string" || !match || match[0].trim() === title.trim()) continue;
      const wanted = title.replace(match[0], "").trim();
      yield {
        message: "The name of the site is added to every title: visitors would read it twice.",
        label: "added by itself",
        help: `Leave it out:\ntitle: ${wanted}`,
        range: source.locateInside(place, match.index, match.index + match[0].length),
        at: place,
      };
    }
  },
};
