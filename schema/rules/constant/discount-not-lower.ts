import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { entriesOf } from "../../site/written.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

const offer = (before: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4, originalPrice: ${before} }
        wheat: { title: Wheat, price: 3 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, from: breads, action: { label: "Order {title}", href: "tel:+441632960123" } }
  `);

/** A price before a discount is higher than the price now. */
export const rule: Rule = {
  meta: {
    code: "constant/discount-not-lower",
    severity: "warning",
    what: "The price before a discount is not higher than the price now.",
    why: "A saving of nothing looks like a mistake, and in many countries it is against the law to advertise one.",
    bad: offer("4"),
    good: offer("5"),
  },
  *find({ site, filler, source }) {
    for (const collection of Object.keys(mapAt(site, "collections")))
      for (const { value, path } of entriesOf(site, collection)) {
        if (!isMap(value)) continue;
        const price = filler.value(value["price"] ?? null);
        const before = filler.value(value["originalPrice"] ?? null);
        if (typeof price !== "number" || typeof before !== "number" || before > price) continue;
        yield {
          message: `The price before, ${before}, is not higher than the price now, ${price}.`,
          label: before === price ? "the same price" : "lower than the price",
          help: "Correct one of the two, or delete originalPrice.",
          range: source.locate([...path, "originalPrice"]),
          at: [...path, "originalPrice"],
          related: [{ message: "the price now", range: source.locate([...path, "price"]) }],
        };
      }
  },
};
