import { withConstants } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** What is counted or measured, and is neither an amount of money nor a share of a hundred. */
const unit =
  /^\s?(°\s?[CF]?|(?:degrees?|hours?|days?|weeks?|months?|years?|minutes?|seconds?|km|kg|cm|mm|miles?|meters?|grams?|kilos?|Grad|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Minuten|heures?|jours?|semaines?|mois|ans|horas?|días?)(?![\p{L}\p{N}-]))/u;

const singular =
  /^\s?(?:degree|hour|day|week|month|year|minute|second|mile|meter|gram|kilo|Grad|Stunde|Tag|Woche|Monat|Jahr|heure|jour|semaine|mois|hora|día)$/;

/** A format fits what stands behind it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "constant/wrong-unit",
    severity: "warning",
    what: "A constant is shown as money or as a share of a hundred, and a unit of another kind follows.",
    why: "Visitors read £14 hours, or 14% hours.",
    bad: withConstants("oven: { hours: 14 }", '"It rests for {oven.hours | percent} hours."'),
    good: withConstants("oven: { hours: 14 }", '"It rests for {oven.hours} hours."'),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose, finds } of textsWith("{")) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      for (const { start, end, name, format } of finds.references) {
        const found = format === "money" || format === "percent" ? unit.exec(prose.slice(end, end + 24)) : null;
        // “£5 months” is no text, but “£5 a month” is; a price may also stand before a new thought.
        // An amount before one day or one hour may name it: a £5 day pass, £12 hour-long lessons.
        const isName = format === "money" && found !== null && singular.test(found[0]);
        if (!found || format === undefined || isName) continue;
        const wanted = `{${name}}`;
        yield {
          message: `“| ${format}” does not go with “${found[0].trim()}”.`,
          label: format === "money" ? "no amount of money" : "no share of a hundred",
          help: `Write ${wanted}, or {${name} | number}.`,
          range: source.locateInside(entry.path, start, end),
          at: entry.path,
          fixes: correct(entry.path, start, end, wanted, "review"),
        };
      }
    }
  },
};
