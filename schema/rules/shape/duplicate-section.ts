import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { deleteCopy } from "../support/delete-copy.ts";
import { repeatedSections } from "../support/links/repeated-sections.ts";

/** A page shows a section once. */
export const rule: Rule = {
  meta: {
    code: "shape/duplicate-section",
    severity: "warning",
    mayFollowRepair: true,
    what: "A page shows the same section twice.",
    why: "Most often a copy was left behind when a section was moved.",
    bad: sections(`
      - type: text
        title: Bread
        body: Fresh every day.
      - type: points
        items: [Bread, Rolls]
      - type: text
        title: Bread
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        title: Bread
        body: Fresh every day.
      - type: points
        items: [Bread, Rolls]
    `),
  },
  *find(context) {
    for (const { page, at, first, key } of repeatedSections(context)) {
      // Where it brings an anchor again, that is the problem.
      const anchors = context.pages.pages.flatMap((one) => (one.path === page ? one.anchors : []));
      const own = anchors.filter(({ section }) => section.join("/") === at.join("/"));
      if (own.some(({ anchor }) => anchors.find((one) => one.anchor === anchor)?.section.join("/") !== at.join("/")))
        continue;
      yield {
        message: `Page ${page} shows this section twice.`,
        label: "the same again",
        help: "Delete one of the two.",
        range: context.source.locate([...at, key], "pair"),
        at,
        related: [{ message: "the first one", range: context.source.locate([...first, key], "pair") }],
        fixes: deleteCopy(context, at),
      };
    }
  },
};
