import { withConstants } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { blamedConstants } from "../support/names/blamed-constants.ts";

const signs = ["₹", "€", "£", "$", "¥"];

/** A price with its sign before or behind it. The number of digits is limited, because matching a run of a million digits would take hours. */
const price = /([₹€£$¥])\s?\d[\d,.]*|\d[\d,.]{0,30}\s?([₹€£])/gu;

/** Prices in texts are in the site's currency. */
export const rule: Rule = {
  meta: {
    code: "constant/mixed-currency",
    severity: "warning",
    what: "A text names a price in another currency than the site's.",
    why: "Visitors cannot tell which of the two they will pay in.",
    bad: withConstants("price: { loaf: 4 }", '"A loaf costs {price.loaf | money}, a cake $9."'),
    good: withConstants("price: { loaf: 4 }", '"A loaf costs {price.loaf | money}, a cake £9."'),
  },
  *find(context) {
    const { texts, source, filler } = context;
    if (context.isBroken(["site", "currency"])) return;
    const own = filler.formats.money(0);
    // Said of the number that is wanted there.
    const blamed = new Set([...blamedConstants(context).values()].map(({ path }) => path.join("/")));
    for (const { entry, prose: text } of texts) {
      if (entry.isDefault || entry.part === "link" || !/[₹€£$¥]/.test(text) || blamed.has(entry.path.join("/")))
        continue;
      for (const match of text.matchAll(price)) {
        const sign = match[1] ?? match[2] ?? "";
        if (own.includes(sign) || !signs.some((one) => own.includes(one))) continue;
        yield {
          message: `This price is in ${sign}; the site’s currency is ${filler.formats.currency}.`,
          label: "another currency",
          help: `Write the amount in ${filler.formats.currency}, or change “currency” under site.`,
          range: source.locateInside(entry.path, match.index, match.index + match[0].length),
          at: entry.path,
        };
      }
    }
  },
};
