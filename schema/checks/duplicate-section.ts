import { isMap } from "../problem.ts";
import type { Check } from "./check.ts";

/** A page shows a section once. */
export const check: Check = {
  codes: ["shape/duplicate-section"],
  *run({ pages, at, source }) {
    for (const page of pages.pages) {
      const sections = at([...page.at, "sections"]);
      const first = new Map<string, number>();
      for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
        if (!isMap(section) || section["hidden"] === true) continue;
        const { anchor: _, ...rest } = section;
        const written = JSON.stringify(rest);
        const known = first.get(written);
        if (known === undefined) {
          first.set(written, index);
          continue;
        }
        const place = [...page.at, "sections", index];
        yield {
          code: "shape/duplicate-section",
          severity: "warning",
          message: `Page ${page.path} shows this section twice.`,
          label: "the same again",
          help: "Delete one of the two.",
          range: source.locate([...place, Object.hasOwn(section, "use") ? "use" : "type"], "pair"),
          at: place,
          related: [{ message: "the first one", range: source.locate([...page.at, "sections", known]) }],
        };
      }
    }
  },
};
