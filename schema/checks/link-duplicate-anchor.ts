import type { Check } from "./check.ts";
import { repeatedSections } from "./repeated-sections.ts";

/** The page's own frame has these ids. */
const taken = new Set(["main", "root"]);

/** An anchor is unique on its page. */
export const check: Check = {
  codes: ["link/duplicate-anchor"],
  *run(context) {
    const { pages, source } = context;
    const told = new Set<string>();
    // A section that is there twice repeats all its anchors: one is enough.
    const again = new Set([...repeatedSections(context)].map(({ at }) => at.join("/")));
    for (const page of pages.pages) {
      const first = new Map<string, (typeof page.anchors)[number]>();
      for (const place of page.anchors) {
        const { anchor, at } = place;
        const known = first.get(anchor);
        if (!known) first.set(anchor, place);
        if (!known && !taken.has(anchor)) continue;
        // One section shown twice: the second place where it is used.
        const isSame = known?.at.join("/") === at.join("/");
        const where = isSame ? place.section : at;
        const section = place.section.join("/");
        if (told.has(where.join("/")) || told.has(section)) continue;
        told.add(again.has(section) ? section : where.join("/"));
        yield {
          code: "link/duplicate-anchor",
          severity: "error",
          message: known
            ? `Page ${page.path} has two places named “${anchor}”.`
            : `“${anchor}” is a name that every page already has.`,
          label: known ? "the second one" : "taken by the page",
          help: isSame ? "Give it an anchor of its own here: anchor: another-name" : "Give this one another name.",
          range: source.locate(where),
          at: where,
          related: known ? [{ message: "the first one", range: source.locate(isSame ? known.section : known.at) }] : [],
        };
      }
    }
  },
};
