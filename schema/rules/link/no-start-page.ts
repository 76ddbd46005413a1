import { homePage, pricesPage, withLines, withPages, routes } from "../../problems/sample-pages.ts";
import type { Rule } from "../rule.ts";

/** The site has a page at “/”. */
export const rule: Rule = {
  meta: {
    code: "link/no-start-page",
    severity: "error",
    what: "No page has the path /, or it is hidden.",
    why: "It is what visitors see who type the address of the site.",
    bad: withLines(`menus:\n      main: [{ label: Our prices, href: /prices }]\n    ${routes(pricesPage)}`),
    good: withPages(homePage, pricesPage),
  },
  *find({ pages, source }) {
    if (!pages.isComplete || pages.pages.some(({ path }) => path === "/")) return;
    const hidden = pages.hidden.find(({ path }) => path === "/");
    const at = hidden ? [...hidden.at, "hidden"] : ["routes"];
    yield {
      message: hidden ? "The start page is hidden: visitors would find nothing." : "The site has no start page.",
      label: hidden ? "hides the start page" : "no page with “path: /”",
      help: hidden ? "Delete this line." : "Give the first page the path of the start page:\npath: /",
      range: source.locate(at, hidden ? "pair" : "key"),
      at,
    };
  },
};
