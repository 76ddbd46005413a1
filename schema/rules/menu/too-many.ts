import { topLevel } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

/** More in one list are not read but searched. */
const most = 12;

const days = Array.from(
  { length: 13 },
  (_, index) => `{ label: Number ${index + 1}, href: "tel:+4416329601${String(index).padStart(2, "0")}" }`,
);

const footer = (list: readonly string[]) =>
  topLevel(`
    menus:
      footer:
        - title: Call us
          items:
            ${list.map((item) => `- ${item}`).join("\n            ")}
  `);

/** The lists of the menus can be taken in. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "menu/too-many",
    severity: "warning",
    what: "A list of a menu has more than twelve items.",
    why: "So many are not read but searched, and most visitors give up. Several shorter lists are found through faster.",
    bad: footer(days),
    good: footer(days.slice(0, 3)),
  },
  *find({ inventory, source, at }) {
    for (const part of ["menu-category", "footer-links"])
      for (const { path } of inventory.of(part)) {
        const place = [...path, "items"];
        const items = at(place);
        // What is there twice is a problem of its own.
        const different = new Set((Array.isArray(items) ? items : []).map((item) => JSON.stringify(item)));
        if (!Array.isArray(items) || different.size <= most) continue;
        yield {
          message: `This list has ${items.length} items; more than ${most} are hard to take in.`,
          label: `${items.length} items`,
          help: "Make two groups of it.",
          range: source.locate(place, "key"),
          at: place,
        };
      }
  },
};
