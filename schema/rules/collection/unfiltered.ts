import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

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
  *find({ inventory, at, source, site, isBroken }) {
    const reported = new Set<string>();
    for (const { path, value } of inventory.of("collection")) {
      const section = at(path.slice(0, -1));
      const by = isMap(section) ? section["filterBy"] : undefined;
      const name = String(value);
      if (typeof by !== "string" || reported.has(name)) continue;
      reported.add(name);
      const entries = Object.entries(mapAt(mapAt(site, "collections"), name));
      const without = entries.filter(([, entry]) => isMap(entry) && entry[by] === undefined);
      // Where most have none, it is the filter that is too much.
      if (without.length * 2 >= entries.length) continue;
      for (const [key] of without) {
        const place = ["collections", name, key];
        if (isBroken(place)) continue;
        yield {
          message: `“${key.slice(0, 30)}” has no “${by}”, by which the catalog is filtered.`,
          label: `no “${by}”`,
          help: `No button of the filter shows it. Write, for example:\n${by}: ${entries.map(([, entry]) => (isMap(entry) ? entry[by] : undefined)).find((one) => typeof one === "string") ?? "…"}`,
          range: source.locate(place, "key"),
          at: place,
        };
      }
    }
  },
};
