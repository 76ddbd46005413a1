import { isMap } from "../../problem.ts";
import type { Check } from "../rule.ts";
import { menuLists } from "../support/menu-lists.ts";

/** What must differ within one list of a menu. */
const words = {
  code: "menu/duplicate-label",
  severity: "warning",
  noun: "words",
  help: "Say what is different.",
} as const;
const fields = [
  { key: "id", code: "menu/duplicate-id", severity: "error", noun: "id", help: "Give one of them another id." },
  { key: "label", ...words },
  { key: "title", ...words },
  { key: "href", code: "menu/duplicate-link", severity: "warning", noun: "address", help: "Delete one of the two." },
] as const;

/** The items of a menu differ in their words and addresses. */
export const check: Check = {
  codes: ["menu/duplicate-id", "menu/duplicate-label", "menu/duplicate-link"],
  *run({ site, source, filler }) {
    for (const { items, path } of menuLists(site["menus"] ?? null)) {
      // One problem for an item that is there twice, whatever it repeats.
      const told = new Set<number>();
      for (const { key, code, severity, noun, help } of fields) {
        const first = new Map<string, number>();
        for (const [index, item] of items.entries()) {
          const written = isMap(item) ? item[key] : undefined;
          if (typeof written !== "string" || written.trim() === "") continue;
          const value = filler.words(written).trim().toLowerCase();
          const known = first.get(value);
          if (known === undefined) {
            first.set(value, index);
            continue;
          }
          if (told.has(index)) continue;
          told.add(index);
          const at = [...path, index, key];
          const related = [{ message: "the first one", range: source.locate([...path, known, key]) }];
          yield {
            code,
            severity,
            message: `Two items of this menu have the same ${noun}.`,
            label: "the same again",
            help,
            range: source.locate(at),
            at,
            related,
          };
        }
      }
    }
  },
};
