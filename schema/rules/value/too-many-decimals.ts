import { withConstants } from "../../problems/sample-sites.ts";
import type { Data, Path } from "../../problem.ts";
import { lookUp } from "../../site/reference.ts";
import { groupSeparator } from "../../language/written-number.ts";
import { mapAt, type Context } from "../context.ts";
import type { Rule } from "../rule.ts";

/** The amounts of the site, each once: fields that take one, and constants that are shown as one. */
function* amounts({ inventory, references, site, source }: Context): Iterable<{ value: Data; path: Path }> {
  yield* inventory.of("money");
  const known = new Set<string>();
  for (const { reference } of references) {
    const found = reference.format === "money" ? lookUp(reference.name, site) : undefined;
    if (found?.kind !== "value" || Array.isArray(found.value) || typeof found.value !== "number") continue;
    // A field that takes an amount was looked at above.
    const { value, path } = found;
    const place = source.locate(path).start.offset;
    if (path[0] !== "constants" || known.has(String(place))) continue;
    known.add(String(place));
    yield { value, path };
  }
}

/** An amount has no more decimals than its currency. */
export const rule: Rule = {
  meta: {
    code: "value/too-many-decimals",
    severity: "warning",
    what: "An amount has more decimals than its currency has: 2.999 euros. Often the dot was meant to part the thousands.",
    why: "The amount is shown rounded: 2.999 becomes €3.00. If it is two thousand nine hundred, visitors read a wrong price.",
    bad: withConstants("price: { oven: 2.999 }", '"An oven costs {price.oven | money}."'),
    good: withConstants("price: { oven: 2999 }", '"An oven costs {price.oven | money}."'),
  },
  *find(context) {
    const { source, filler, site } = context;
    const { currency, decimals, money, shown } = filler.formats;
    for (const { value, path } of amounts(context)) {
      if (typeof value !== "number") continue;
      const range = source.locate(path);
      const { start, end } = { start: range.start.offset, end: range.end.offset };
      const written = source.text.slice(start, end);
      const [, whole = "", fraction = ""] = /^(\d+)\.(\d+)$/.exec(written) ?? [];
      if (fraction.replace(/0+$/, "").length <= decimals && (fraction.length !== 3 || decimals >= 3)) continue;
      const isGroup = fraction.length === 3;
      // Where the language of the site parts thousands with a dot, nothing else is near.
      const isSure = isGroup && groupSeparator(mapAt(site, "site")["language"]) === ".";
      const readings = [...(isGroup ? [whole + fraction] : []), ...(isSure ? [] : [shown(value).toFixed(decimals)])];
      yield {
        message: `${written.slice(0, 20)} has more decimals than ${currency} has: it is shown as ${money(value)}.`,
        label: isGroup ? "a dot for thousands?" : "shown rounded",
        help: `Write the amount ${isGroup ? "without a dot for thousands" : "as it is shown"}: ${readings.join(" or ")}.`,
        range,
        at: path,
        fixes: readings.map((text) => ({ title: `Write ${text}`, safety: "review", edits: [{ start, end, text }] })),
      };
    }
  },
};
