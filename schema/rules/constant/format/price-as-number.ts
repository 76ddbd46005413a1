import { withPlans } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";
import type { Path } from "../../../problem.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** What says before or behind an amount that it is money, or that it is not: a sign, a word, a number that goes on. */
const before = /(?:\p{Sc}|[\p{L}.]{1,4}\.?|\d)\s?$/u;
const behind = /^\s?[\p{Sc}\p{L}%\d/]/u;

/** A price is shown with its currency. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/price-as-number",
    severity: "warning",
    what: "A text or a cell is the price of an entry alone, without the format “money”.",
    why: "Visitors would read 17, and not of what.",
    bad: withPlans({ section: '{ type: text, body: "{boxes.family.price}" }' }),
    good: withPlans({ section: '{ type: text, body: "{boxes.family.price | money}" }' }),
  },
  *find({ texts, filler, at, source, correct }) {
    // Where a heading or a label beside it names the currency, the amount alone is right.
    const namesCurrency = (path: Path): boolean => {
      const around = JSON.stringify(at(path.slice(0, path[0] === "routes" ? 4 : 2)) ?? "");
      return /\p{Sc}/u.test(around) || around.includes(filler.formats.currency);
    };
    for (const { entry, prose, finds, scopes } of texts) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      for (const reference of finds.references) {
        const { start, end, name, format } = reference;
        if (format !== undefined || !/(?:^|\.)(?:price|originalPrice)$/.test(name)) continue;
        if (before.test(prose.slice(0, start)) || behind.test(prose.slice(end, end + 3))) continue;
        const found = filler.reference(reference, scopes[0]);
        const isPrice = found.kind === "filled" && typeof found.value === "number" && found.path[0] === "collections";
        if (!isPrice || namesCurrency(entry.path)) continue;
        const wanted = `{${name} | money}`;
        yield {
          message: `Visitors read ${String(found.value).slice(0, 20)} here: a price needs “| money”.`,
          label: "shown without its currency",
          help: `Write ${wanted}`,
          range: source.locateInside(entry.path, start, end),
          at: entry.path,
          fixes: prose.slice(start, end) === `{${name}}` ? correct(entry.path, start, end, wanted, "review") : [],
        };
      }
    }
  },
};
