import { file } from "../../problems/example.ts";
import { isMap, type Path } from "../../problem.ts";
import { mapAt, type Context } from "../context.ts";
import type { Finding, Rule } from "../rule.ts";

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

/** One problem for several entries: it is the maximum that is wrong. */
const tooLow = (
  { source }: Context,
  at: Path,
  maximum: number,
  most: number,
  beyond: readonly { readonly place: Path }[],
): Finding => ({
  message: `The bars of ${beyond.length} entries end at ${maximum}; the largest number is ${most}.`,
  label: `less than ${most}`,
  help: `Write a maximum of ${most} or more.`,
  range: source.locate(at),
  at,
  related: beyond.slice(0, 8).map(({ place }) => ({ message: `more than ${maximum}`, range: source.locate(place) })),
});

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
  *find(context) {
    const { inventory, at, filler, source, site } = context;
    for (const { path, value } of inventory.of("collection")) {
      const section = at(path.slice(0, -1));
      const measure = isMap(section) ? section["measure"] : undefined;
      const entries = mapAt(mapAt(site, "collections"), String(value));
      if (!isMap(measure) || typeof measure["maximum"] !== "number" || typeof measure["by"] !== "string") continue;
      const { by, maximum } = { by: measure["by"], maximum: measure["maximum"] };
      const bars: { place: Path; number: number | undefined; written: string | undefined }[] = [];
      for (const [key, entry] of Object.entries(entries)) {
        const words = isMap(entry) ? entry[by] : undefined;
        if (words === undefined || words === null || !isMap(entry)) continue;
        const place = ["collections", String(value), key, by];
        const shown = filler.words(String(words), { value: entry, path: place.slice(0, -1) });
        const written = /^\s*(\d+(?:\.\d+)?)/.exec(shown)?.[1];
        bars.push({ place, written, number: written === undefined ? undefined : Number(written) });
      }
      const beyond = bars.filter(({ number }) => number !== undefined && number > maximum);
      const isTooLow = beyond.length > 1;
      const most = Math.max(...beyond.map(({ number = 0 }) => number));
      if (isTooLow) yield tooLow(context, [...path.slice(0, -1), "measure", "maximum"], maximum, most, beyond);
      for (const { place, number, written } of bars) {
        if (number !== undefined && (number <= maximum || isTooLow)) continue;
        yield {
          message:
            written === undefined
              ? `The bar of this entry stays empty: “${by}” begins with no number.`
              : `The bar of this entry ends at ${maximum}, and “${by}” is ${written}.`,
          label: written === undefined ? "no number" : `more than ${maximum}`,
          help:
            written === undefined
              ? `Begin it with a number: ${by}: 3 weeks`
              : `Write a number up to ${maximum}, or a higher “maximum” in “measure” of the catalog.`,
          range: source.locate(place),
          at: place,
        };
      }
    }
  },
};
