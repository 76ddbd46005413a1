import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

const page = (section: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sectionNav: true
        sections:
          - ${section}
  `);

/** A page that asks for a navigation of its sections has sections that can stand in it. */
export const rule: Rule = {
  meta: {
    code: "menu/empty-section-nav",
    severity: "warning",
    lacksRest: true,
    what: "A page has “sectionNav: true”, and none of its sections has an anchor and a title.",
    why: "The navigation names the sections that links can lead to: without any it is not shown.",
    bad: page("{ type: text, title: Our bread, body: Rye and wheat. }"),
    good: page("{ type: text, anchor: bread, title: Our bread, body: Rye and wheat. }"),
  },
  *find({ site, source, isBroken }) {
    const routes = site["routes"];
    const shared = mapAt(site, "shared");
    for (const [index, route] of (Array.isArray(routes) ? routes : []).entries()) {
      const at = ["routes", index, "sectionNav"];
      if (!isMap(route) || route["sectionNav"] !== true || isBroken(at)) continue;
      const listed = route["sections"];
      const isNamed = (Array.isArray(listed) ? listed : []).some((own) => {
        if (!isMap(own)) return true;
        const used = shared[String(own["use"])];
        const section = isMap(used) ? { ...used, ...own } : own;
        const words = section["nav"] ?? section["title"];
        return section["hidden"] !== true && section["anchor"] !== undefined && typeof words === "string";
      });
      if (isNamed || route["hidden"] === true) continue;
      yield {
        message: "No section of this page can stand in its navigation: none has an anchor.",
        label: "shows nothing",
        help: "Give the sections an anchor, such as “anchor: prices”, beside their title; or delete the line.",
        range: source.locate(at, "pair"),
        at,
      };
    }
  },
};
