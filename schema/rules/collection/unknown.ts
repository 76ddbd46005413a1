import { file, type FileExample } from "../../problems/example.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";
import { unknownNames } from "../support/names/unknown-names.ts";

function breads(key: string): FileExample {
  return file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4 }
        wheat: { title: Wheat, price: 3 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, from: ${key}, action: { label: "Order {title}", href: "tel:+441632960123" } }
  `);
}

/** A collection that is shown is defined. */
export const rule: Rule = {
  meta: {
    code: "collection/unknown",
    severity: "error",
    isAboutName: true,
    asksForMissing: true,
    isSaidOnce: true,
    mayLackLineAbove: true,
    what: "“from” names a collection that does not stand under “collections”.",
    why: "There are no entries to show.",
    bad: breads("bread"),
    good: breads("breads"),
  },
  find(context) {
    const known = Object.keys(mapAt(context.site, "collections"));
    return unknownNames(context, { part: "collection", home: ["collections"], noun: "collection", known });
  },
};
