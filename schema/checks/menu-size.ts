import type { Check } from "./check.ts";

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
        if (!Array.isArray(items) || items.length <= most) continue;
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
