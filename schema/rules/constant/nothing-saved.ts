import { fitting } from "../../language/words.ts";
import { file } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { discountsOfNothing } from "../support/discounts-of-nothing.ts";
import { maxRelated } from "../support/group-by.ts";

const offer = (before: number) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4, originalPrice: ${before} }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, from: breads }
          - { type: text, body: "This week you save {breads.rye.saving | money}." }
  `);

/** What a text says is saved, is saved. */
export const rule: Rule = {
  meta: {
    code: "constant/nothing-saved",
    severity: "error",
    what: "A text names what an entry saves, and its price before the discount is not higher than the price now.",
    why: "Nothing is saved: the text would say -£2, or £0.",
    bad: offer(2),
    good: offer(6),
  },
  *find(context) {
    const { source } = context;
    for (const { path, price, before, naming } of discountsOfNothing(context)) {
      if (naming.length === 0) continue;
      yield {
        message: fitting(
          `A text names a saving, and there is none: ${price} now, ${before} before.`,
          "A text names a saving, and there is none.",
        ),
        label: before === price ? "the same price" : "lower than the price",
        help: "Correct one of the two prices, or delete the words about the saving and originalPrice.",
        range: source.locate([...path, "originalPrice"]),
        at: [...path, "originalPrice"],
        related: [
          { message: "the price now", range: source.locate([...path, "price"]) },
          ...naming.slice(0, maxRelated).map(({ text, reference }) => ({
            message: "the saving is named here",
            range: source.locateInside(text.entry.path, reference.start, reference.end),
          })),
        ],
      };
    }
  },
};
