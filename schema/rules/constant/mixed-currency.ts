import type { Check } from "../rule.ts";

const signs = ["₹", "€", "£", "$", "¥"];

/** A price with its sign before or behind it. So many digits as any price has: to look for the sign behind a million takes hours. */
const price = /([₹€£$¥])\s?\d[\d,.]*|\d[\d,.]{0,30}\s?([₹€£])/gu;

/** Prices in texts are in the site's currency. */
export const check: Check = {
  codes: ["constant/mixed-currency"],
  *run({ texts, source, filler }) {
    const own = filler.formats.money(0);
    for (const { entry, source: text } of texts) {
      if (entry.isDefault || entry.part === "link") continue;
      for (const match of text.matchAll(price)) {
        const sign = match[1] ?? match[2] ?? "";
        if (own.includes(sign) || !signs.some((one) => own.includes(one))) continue;
        yield {
          code: "constant/mixed-currency",
          severity: "warning",
          message: `This price is in ${sign}; the site’s currency is ${filler.formats.currency}.`,
          label: "another currency",
          help: `Write it in the site’s currency, as {name | money} does.`,
          range: source.locateInside(entry.path, match.index, match.index + match[0].length),
          at: entry.path,
        };
      }
    }
  },
};
