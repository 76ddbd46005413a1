import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

const plans = (second: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      boxes:
        small: { title: Small box, price: 9, picked: true }
        large: { title: Large box, price: 15${second} }
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

/** One entry of a collection is the one that the site recommends. */
export const rule: Rule = {
  meta: {
    code: "collection/several-picked",
    severity: "info",
    what: "Several entries of a collection say “picked: true”, which stands for the one that you recommend.",
    why: "What stands out twice does not stand out.",
    bad: plans(", picked: true"),
    good: plans(""),
  },
  *find({ site, source }) {
    for (const [name, entries] of Object.entries(mapAt(site, "collections"))) {
      const picked = Object.entries(isMap(entries) ? entries : {}).flatMap(([key, entry]) =>
        isMap(entry) && entry["picked"] === true ? [["collections", name, key, "picked"]] : [],
      );
      const [first, second] = picked;
      if (!first || !second) continue;
      yield {
        message: `Several entries of “${name.slice(0, 30)}” are picked: it is for the one that you recommend.`.slice(
          0,
          90,
        ),
        label: "picked as well",
        help: "Leave it at one of them, and delete the other lines.",
        range: source.locate(second),
        at: second,
        related: [{ message: "the first", range: source.locate(first) }],
      };
    }
  },
};
