import { homePage, pricesPage, withLines, withPages, routes } from "../../../problems/sample-pages.ts";
import type { Rule } from "../../rule.ts";
import { lostStart } from "../../support/moved/lost-start.ts";

/** The site has a page at “/”. */
export const rule: Rule = {
  meta: {
    code: "link/no-start-page",
    severity: "error",
    asksForMissing: true,
    what: "No page has the path /, or it is hidden.",
    why: "It is what visitors see who type the address of the site.",
    bad: withLines(`menus:\n      main: [{ label: Our prices, href: /prices }]\n    ${routes(pricesPage)}`),
    good: withPages(homePage, pricesPage),
  },
  *find(context) {
    const { pages, source, correct } = context;
    if (!pages.isComplete || pages.pages.some(({ path }) => path === "/")) return;
    const hidden = pages.hidden.find(({ path }) => path === "/");
    const lost = lostStart(context);
    const at = hidden ? [...hidden.at, "hidden"] : lost ? [...lost.at, "path"] : ["routes"];
    yield {
      message: hidden
        ? "The start page is hidden: visitors would find nothing."
        : "The site has no start page (path: /).",
      label: hidden ? "hides the start page" : lost ? "no link leads here" : "no page with “path: /”",
      help: hidden
        ? "Delete this line."
        : `Give ${lost ? "this" : "the first"} page the path of the start page:\npath: /`,
      range: source.locate(at, hidden ? "pair" : lost ? "value" : "key"),
      at,
      fixes: lost ? correct(at, 0, lost.path.length, "/", "review") : [],
    };
  },
};
