import { isMap } from "../../problem.ts";
import { entriesOf } from "../../site/written.ts";
import { mapAt } from "../context.ts";
import type { Check } from "../rule.ts";

/** A price before a discount is higher than the price now. */
export const check: Check = {
  codes: ["constant/discount-not-lower"],
  *run({ site, filler, source }) {
    for (const collection of Object.keys(mapAt(site, "collections")))
      for (const { value, path } of entriesOf(site, collection)) {
        if (!isMap(value)) continue;
        const price = filler.value(value["price"] ?? null);
        const before = filler.value(value["originalPrice"] ?? null);
        if (typeof price !== "number" || typeof before !== "number" || before > price) continue;
        yield {
          code: "constant/discount-not-lower",
          severity: "warning",
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
