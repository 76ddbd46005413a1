import { file } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { discountsOfNothing } from "../support/discounts-of-nothing.ts";

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
    why: "Nothing is saved, so that the page does not show it. In many countries it is against the law to advertise such a saving.",
    bad: offer("4"),
    good: offer("5"),
  },
  *find(context) {
    const { source } = context;
    for (const { path, price, before, naming } of discountsOfNothing(context)) {
      // Where a text names what is saved, that is said instead.
      if (naming.length > 0) continue;
      yield {
        message: `The price before, ${before}, is not higher than the price now, ${price}.`,
        label: before === price ? "the same price" : "lower than the price",
        help: "Correct one of the two, or delete originalPrice: it is not shown.",
        range: source.locate([...path, "originalPrice"]),
        at: [...path, "originalPrice"],
        related: [{ message: "the price now", range: source.locate([...path, "price"]) }],
      };
    }
  },
};
