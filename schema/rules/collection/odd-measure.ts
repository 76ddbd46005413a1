import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

const catalog = (duration: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, duration: ${duration}, price: 4 }
        rolls: { title: Rolls, duration: 5 hours, price: 1 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: catalog
            title: Our breads
            from: breads
            measure: { by: duration, maximum: 36 }
  `);

/** The bar of a catalog shows the number that a field begins with. */
export const rule: Rule = {
  meta: {
    code: "collection/odd-measure",
    severity: "warning",
    what: "A catalog shows a bar for each entry, and an entry has no number for it, or one that is larger than the bar.",
    why: "The bar stays empty, or is full although there is more.",
    bad: catalog("two days"),
    good: catalog("24 hours"),
  },
  *find({ inventory, at, filler, source, site }) {
    for (const { path, value } of inventory.of("collection")) {
      const section = at(path.slice(0, -1));
      const measure = isMap(section) ? section["measure"] : undefined;
      const entries = mapAt(mapAt(site, "collections"), String(value));
      if (!isMap(measure) || typeof measure["maximum"] !== "number" || typeof measure["by"] !== "string") continue;
      const { by, maximum } = { by: measure["by"], maximum: measure["maximum"] };
      for (const [key, entry] of Object.entries(entries)) {
        const words = isMap(entry) ? entry[by] : undefined;
        if (words === undefined || words === null || !isMap(entry)) continue;
        const place = ["collections", String(value), key, by];
        const shown = filler.words(String(words), { value: entry, path: place.slice(0, -1) });
        const number = /^\s*(\d+(?:\.\d+)?)/.exec(shown)?.[1];
        if (number !== undefined && Number(number) <= maximum) continue;
        yield {
          message:
            number === undefined
              ? `The bar of this entry stays empty: “${by}” begins with no number.`
              : `The bar of this entry ends at ${maximum}, and “${by}” is ${number}.`,
          label: number === undefined ? "no number" : `more than ${maximum}`,
          help:
            number === undefined
              ? `Begin it with a number: ${by}: 3 weeks`
              : `Write a number up to ${maximum}, or a higher “maximum” in “measure” of the catalog.`,
          range: source.locate(place),
          at: place,
        };
      }
    }
  },
};
