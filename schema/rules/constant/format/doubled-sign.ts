import { withConstants } from "../../../problems/sample-sites.ts";
import type { Rule } from "../../rule.ts";

const before = /(?:\p{Sc}|(?<![\p{L}\d])[A-Z]{3})\s?$/u;
const behind = /^\s?(?:\p{Sc}|%|[A-Z]{3}(?![\p{L}\d])|euros?(?!\p{L})|dollars?(?!\p{L})|pounds?(?!\p{L}))/iu;

/** The names of currencies in a text, by their codes. */
const words = new Map([
  ["EUR", /^euros?$/i],
  ["USD", /^dollars?$/i],
  ["GBP", /^pounds?$/i],
]);

/** The formats money and percent write their symbol themselves. */
export const rule: Rule = {
  meta: {
    code: "constant/doubled-sign",
    severity: "warning",
    what: "The symbol of the currency or of percent stands beside a reference that already writes it.",
    why: "Visitors see it twice: ££3.",
    bad: withConstants("price: { loaf: 4 }", "A loaf costs £{price.loaf | money}."),
    good: withConstants("price: { loaf: 4 }", "A loaf costs {price.loaf | money}."),
  },
  *find({ references, filler, source, correct }) {
    const { currency } = filler.formats;
    for (const { text, reference } of references) {
      const { entry, prose } = text;
      const { start, end, format } = reference;
      if (entry.isDefault || (format !== "money" && format !== "percent")) continue;
      const filled = format === "money" ? filler.formats.money(0) : filler.formats.percent(0);
      const isOwn = (symbol: string): boolean =>
        filled.includes(symbol) || symbol === currency || words.get(currency)?.test(symbol) === true;
      const near = [before.exec(prose.slice(Math.max(0, start - 5), start)), behind.exec(prose.slice(end, end + 9))];
      const found = near.find((match) => match && isOwn(match[0].trim()));
      if (!found) continue;
      const isBefore = found === near[0];
      const from = isBefore ? start - found[0].length : end;
      const to = from + found[0].length;
      const alone = prose.slice(start, end);
      yield {
        message: `Visitors see the symbol twice: “| ${format}” writes ${filled.replaceAll(/[\d.,\s]/g, "")} itself.`,
        label: "written twice",
        help: `Write ${alone} alone.`,
        range: source.locateInside(entry.path, from, to),
        at: entry.path,
        fixes: correct(entry.path, Math.min(from, start), Math.max(to, end), alone, "review"),
      };
    }
  },
};
