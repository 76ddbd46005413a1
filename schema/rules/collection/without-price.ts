import { file } from "../../problems/example.ts";
import type { DataMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { collectionUses, entriesOf } from "../support/shown-entries.ts";

const boxes = (large: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      boxes:
        small: { title: Small box, price: 9 }
        family: { title: Family box, price: 15 }
        office: { title: Office box${large} }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: plans
            title: Our boxes
            from: boxes
            action: { label: "Order {title}", href: "mailto:bread@bakery.example" }
  `);

const costs = (entry: DataMap): boolean => entry["price"] !== undefined || entry["quote"] !== undefined;

/** Of entries that stand beside each other with their prices, each has one. */
export const rule: Rule = {
  meta: {
    code: "collection/without-price",
    seemsUnused: true,
    severity: "warning",
    what: "An entry has neither a price nor words in its place, and the others of its collection have one.",
    why: "Visitors compare what the entries cost, and this one says nothing.",
    bad: boxes(""),
    good: boxes(", quote: On request"),
  },
  *find(context) {
    const { source, isBroken } = context;
    for (const [name] of collectionUses(context)) {
      const entries = entriesOf(context, name);
      const without = entries.filter(({ entry }) => !costs(entry));
      if (without.length * 2 >= entries.length) continue;
      for (const { path, entry } of without) {
        // A price that is crossed out asks for the one that holds: that is said where it stands.
        if (isBroken(path) || entry["originalPrice"] !== undefined) continue;
        yield {
          message: `“${String(path.at(-1)).slice(0, 40)}” has neither a price nor a “quote”.`,
          label: "no price",
          help: "Write, for example:\nprice: 9\nOr words in its place:\nquote: On request",
          range: source.locate(path, "key"),
          at: path,
        };
      }
    }
  },
};
