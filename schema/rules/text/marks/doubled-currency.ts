import { withText } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** Symbols that are written together with a letter, as in US$ and A$, are one. */
const symbol =
  "(?:\\p{Sc}|(?<![\\p{L}\\d])(?:EUR|USD|GBP|CHF|INR|JPY|CNY|KWD|AED|SAR|CAD|AUD|PLN|SEK|NOK|DKK|CZK|HUF|BRL)(?![\\p{L}\\d]))";
const amount = "\\d[\\d.,'’\\u00a0\\u202f]{0,14}";

const forms = [
  // $€5
  new RegExp(`(?<![\\p{L}\\d/])${symbol}\\s?${symbol}\\s?${amount}`, "u"),
  // 5 € EUR
  new RegExp(`(?<![\\p{L}\\d])${amount}\\s?${symbol}\\s?${symbol}(?![\\s\\u00a0]?\\d)`, "u"),
  // EUR 5 €, but neither “€5 $6” nor “$5 USD”, as it is said where there are several dollars
  new RegExp(
    `(?<![\\p{L}\\d/])(?!\\$\\s?${amount}\\s?(?:USD|CAD|AUD))${symbol}\\s?${amount}\\s?${symbol}(?![\\s\\u00a0]?\\d)`,
    "u",
  ),
];

/** An amount has one currency. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/doubled-currency",
    severity: "warning",
    what: "An amount in a text has two symbols of a currency, as in “$€5” or “5 € EUR”.",
    why: "Visitors see a mistake where they look most closely, and cannot tell which of two currencies counts.",
    bad: withText("A loaf is USD $5. See [our prices](/prices)."),
    good: withText("A loaf is $5. See [our prices](/prices)."),
  },
  *find({ textsWith, source }) {
    for (const { entry, prose } of textsWith("$€")) {
      if (entry.isDefault || !parts.has(entry.part) || !/\p{Sc}/u.test(prose)) continue;
      // “EUR USD 1.08” is a rate.
      const match = forms.map((form) => form.exec(prose)).find((found) => found && /\p{Sc}/u.test(found[0]));
      if (!match) continue;
      yield {
        message: `“${match[0].slice(0, 40)}” has two symbols of a currency.`,
        label: "two symbols",
        help: "Write one of them.",
        range: source.locateInside(entry.path, match.index, match.index + match[0].length),
        at: entry.path,
      };
    }
  },
};
