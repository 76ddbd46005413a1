import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { meantBoolean } from "../../shape/explain/values/meant-words.ts";
import type { Rule } from "../rule.ts";

const page = (route: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        ${route}sections:
          - { type: text, anchor: bread, nav: Bread, title: Our bread, body: Rye and wheat. }
  `);

/** The words of a section for the navigation of a page stand on a page that has one. */
export const rule: Rule = {
  meta: {
    code: "menu/unshown-nav",
    severity: "warning",
    seemsUnused: true,
    what: "A section has words for the navigation of its page, “nav”, and the page has no such navigation.",
    why: "Visitors never see these words: the navigation is shown with “sectionNav: true”, for sections that have an anchor.",
    bad: page(""),
    good: page("sectionNav: true\n        "),
  },
  *find({ site, source, isBroken }) {
    const routes = site["routes"];
    for (const [index, route] of (Array.isArray(routes) ? routes : []).entries()) {
      if (!isMap(route) || isBroken(["routes", index, "sectionNav"])) continue;
      const sections = route["sections"];
      const isShown = route["sectionNav"] === true;
      for (const [at, section] of (Array.isArray(sections) ? sections : []).entries()) {
        const nav = isMap(section) ? section["nav"] : undefined;
        const path = ["routes", index, "sections", at, "nav"];
        // A word for false is reported as one.
        if (!isMap(section) || typeof nav !== "string" || meantBoolean(nav) !== undefined) continue;
        // The anchor may be that of the shared section.
        const lacksAnchor = isShown && section["anchor"] === undefined && section["use"] === undefined;
        if (isShown && !lacksAnchor) continue;
        yield {
          message: lacksAnchor
            ? "These words are not shown: the section has no anchor for the navigation to lead to."
            : "These words are not shown: this page has no navigation of its sections.",
          label: "shown nowhere",
          help: lacksAnchor
            ? "Give the section an anchor, such as “anchor: prices”, or delete the line."
            : "Write “sectionNav: true” below the description of the page, or delete the line.",
          range: source.locate(path, "pair"),
          at: path,
        };
      }
    }
  },
};
