import { homePage, pricesPage, withPages } from "../../../problems/sample-pages.ts";
import { reservedPath } from "../../../site/addresses/reserved-path.ts";
import type { Rule } from "../../rule.ts";
import { lostStart } from "../../support/moved/lost-start.ts";

/** A page has a path that hosts and systems keep for nothing else. */
export const rule: Rule = {
  meta: {
    code: "link/reserved-path",
    severity: "error",
    what: "A path has a meaning of its own for hosts or systems: /index, /404, or a name of Windows such as /con.",
    why: "Visitors would get another page there, or the site could not be stored.",
    bad: withPages(homePage.replace("/prices", "/index"), pricesPage.replace("/prices", "/index")),
    good: withPages(homePage, pricesPage),
  },
  *find(context) {
    const { pages, source } = context;
    // It is told to take the path of the start page.
    const start = lostStart(context);
    for (const { path, at } of [...pages.pages, ...pages.planned]) {
      if (path === start?.path) continue;
      const why = reservedPath(path);
      const place = [...at, "path"];
      if (why) yield { ...why, label: "has another meaning", range: source.locate(place), at: place };
    }
  },
};
