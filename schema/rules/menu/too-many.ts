import type { Check } from "../rule.ts";

/** More in one list are not read but searched. */
const most = 12;

/** The lists of the menus can be taken in. */
export const check: Check = {
  codes: ["menu/too-many"],
  *run({ inventory, source, at }) {
    for (const part of ["menu-category", "footer-links"])
      for (const { path } of inventory.of(part)) {
        const place = [...path, "items"];
        const items = at(place);
        // What is there twice is a problem of its own.
        const different = new Set((Array.isArray(items) ? items : []).map((item) => JSON.stringify(item)));
        if (!Array.isArray(items) || different.size <= most) continue;
        yield {
          code: "menu/too-many",
          severity: "warning",
          message: `This list has ${items.length} items; more than ${most} are hard to take in.`,
          label: `${items.length} items`,
          help: "Make two groups of it.",
          range: source.locate(place, "key"),
          at: place,
        };
      }
  },
};
