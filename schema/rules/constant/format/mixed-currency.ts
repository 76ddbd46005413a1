import { withConstants } from "../../../problems/sample-sites.ts";
import type { Path, Range } from "../../../problem.ts";
import type { Rule } from "../../rule.ts";
import { blamedConstants } from "../../support/names/blamed-constants.ts";

const symbols = ["₹", "€", "£", "$", "¥"];

/** The currency that a symbol stands for; a dollar or a yen may be that of another country. */
const codes = new Map([
  ["₹", "INR"],
  ["€", "EUR"],
  ["£", "GBP"],
]);

/** Where so many prices agree with each other, the currency of the site is the one that is wrong. */
const minAlike = 3;

/** A price with its symbol before or behind it. The number of digits is limited, because matching a run of a million digits would take hours. */
const price = /([₹€£$¥])\s?\d[\d,.]*|\d[\d,.]{0,30}\s?([₹€£])/gu;

/** Behind an amount, alone or with others beside it: what is paid with, and no price. */
const isMoneyItself =
  /^(?:(?:[\s,/₹€£$¥\d–-]|and|or|und|oder|et|ou|y|o)*[\s-])(?:bank)?-?(?:notes?|bills?|coins?|scheine?n?|banknoten?|münzen?|billets?|pièces?|billetes?|monedas?)(?!\p{L})/iu;

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
    const { textsWith, source, filler } = context;
    if (context.isBroken(["site", "currency"])) return;
    const own = filler.formats.money(0);
    // Said of the number that is wanted there.
    const blamed = new Set([...blamedConstants(context).values()].map(({ path }) => path.join("/")));
    const found: { readonly symbol: string; readonly range: Range; readonly at: Path }[] = [];
    let hasOwn = false;
    for (const { entry, prose: text } of textsWith("$€")) {
      if (entry.isDefault || entry.part === "link" || !/[₹€£$¥]/.test(text) || blamed.has(entry.path.join("/")))
        continue;
      for (const match of text.matchAll(price)) {
        const symbol = match[1] ?? match[2] ?? "";
        hasOwn ||= own.includes(symbol);
        if (isMoneyItself.test(text.slice(match.index + match[0].length).slice(0, 60))) continue;
        if (own.includes(symbol) || !symbols.some((one) => own.includes(one))) continue;
        const range = source.locateInside(entry.path, match.index, match.index + match[0].length);
        found.push({ symbol, range, at: entry.path });
      }
    }
    const { currency } = filler.formats;
    const [first] = found;
    const home = source.locate(["site", "currency"]);
    const isWritten = source.text.slice(home.start.offset, home.end.offset).replace(/["']/g, "") === currency;
    const areAlike = !hasOwn && found.every(({ symbol }) => symbol === first?.symbol);
    if (first && isWritten && areAlike && found.length >= minAlike) {
      const wanted = codes.get(first.symbol);
      yield {
        message: `All ${found.length} prices in texts are in ${first.symbol}, and the site’s currency is ${currency}.`,
        label: "another currency than in the texts",
        help: `Write ${wanted ?? "the code of that currency"} here, or the amounts in ${currency}.`,
        range: home,
        at: ["site", "currency"],
        related: found.slice(0, 8).map(({ range }) => ({ message: "a price", range })),
        fixes: wanted === undefined ? [] : context.correct(["site", "currency"], 0, currency.length, wanted, "review"),
      };
      return;
    }
    for (const { symbol, range, at } of found)
      yield {
        message: `This price is in ${symbol}; the site’s currency is ${currency}.`,
        label: "another currency",
        help: `Write the amount in ${currency}, or change “currency” under site.`,
        range,
        at,
      };
  },
};
