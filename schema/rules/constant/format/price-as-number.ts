import { withPlans } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";
import type { Path } from "../../../problem.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** The name of a price, and a group of prices: `soup.price`, `unitPrice`, `prices.soup`. */
const priceWords =
  "price|cost|fee|preis|gebühr|prix|coût|tarif|precio|coste|costo|prezzo|prijs|preço|originalPrice".split("|");
const isOne = new RegExp(`^(?:${priceWords.join("|")})$|(?:Price|Cost|Fee|Preis|Prix|Precio)$`);
const areMany = /^(?:prices|fees|costs|preise|gebühren|prix|tarifs|precios|prezzi|prijzen|preços)$/;
const isCount = /days|weeks|months|years|hours|count|number|since|until|percent|share|tage|anzahl|jours|nombre/i;

const namesPrice = (steps: readonly string[]): boolean => {
  const last = steps.at(-1) ?? "";
  return isOne.test(last) || (areMany.test(steps.at(-2) ?? "") && !isCount.test(last));
};

/** What says before or behind an amount that it is money, or a part of something else: a symbol, a code, a number that goes on. */
const before =
  /(?:[\p{Sc}\d#/×x*–-]|[.,](?!\s)|(?<![\p{L}\d])(?:\p{Lu}{2,3}|\p{L}{1,4}\.|[Rr]s|[Ff]r|kr|zł|Kč|Ft|lei))\s?$/u;
/** An amount that ends there, or a word that goes on with the sentence. Any other word may say what is counted. */
const behind =
  /^(?:\s?[.,;:!?)]*(?:\s|$)(?!\s*(?:[\p{Sc}\d%]|\p{L}))|[.,;:!?)]+\s|\s(?:a|an|per|each|for|and|or|in|with|instead|plus|including|incl|pro|je|für|und|oder|statt|inkl|im|par|pour|et|ou|por|para|y|o|al|alla|e|voor|en)(?!\p{L}))/u;

/** A price is shown with its currency. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/price-as-number",
    severity: "warning",
    what: "A text names a price, of an entry or a constant, without the format “money”.",
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
        if (format !== undefined || !namesPrice(name.split("."))) continue;
        if (before.test(prose.slice(Math.max(0, start - 8), start)) || !behind.test(prose.slice(end, end + 20)))
          continue;
        const found = filler.reference(reference, scopes[0]);
        const isPrice = found.kind === "filled" && typeof found.value === "number";
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
