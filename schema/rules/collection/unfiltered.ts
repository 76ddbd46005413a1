import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { filteredCollections } from "../support/filtered-collections.ts";

const breads = (tier: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4, tier: Dark }
        spelt: { title: Spelt, price: 5, tier: Dark }
        wheat: { title: Wheat, price: 3${tier} }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: catalog, title: Our breads, from: breads, filterBy: tier }
  `);

/** What a catalog is filtered by, every entry has. */
export const rule: Rule = {
  meta: {
    code: "collection/unfiltered",
    severity: "info",
    what: "A catalog has buttons for the tiers of its entries, and an entry has no tier.",
    why: "It disappears when a visitor presses a button, whichever it is.",
    bad: breads(""),
    good: breads(", tier: Light"),
  },
  *find(context) {
    const { source, isBroken } = context;
    for (const { name, by, entries } of filteredCollections(context)) {
      const without = entries.filter(([, entry]) => isMap(entry) && entry[by] === undefined);
      // Where most have none, it is the filter that is too much.
      if (without.length * 2 >= entries.length) continue;
      const values = entries.map(([, entry]) => (isMap(entry) ? entry[by] : undefined));
      const example = values.find((value) => typeof value === "string") ?? "…";
      for (const [key] of without) {
        const place = ["collections", name, key];
        if (isBroken(place)) continue;
        yield {
          message: `“${key.slice(0, 30)}” has no “${by}”, by which the catalog is filtered.`,
          label: `no “${by}”`,
          help: `No button of the filter shows it. Write, for example:\n${by}: ${example}`,
          range: source.locate(place, "key"),
          at: place,
        };
      }
    }
  },
};
