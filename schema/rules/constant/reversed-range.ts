import { withConstants } from "../../problems/sample-sites.ts";
import { isMap, type Data, type Path } from "../../problem.ts";
import { dayOf } from "../../site/format.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

/** Names of a first and of a last value. A range of hours may go over noon or midnight, and a season over the end of a year. */
const pairs = [
  ["from", "to"],
  ["start", "end"],
  ["starts", "ends"],
  ["begin", "end"],
  ["begins", "ends"],
  ["first", "last"],
  ["min", "max"],
  ["minimum", "maximum"],
  ["lowest", "highest"],
] as const;

const overNoon =
  /hour|open|time|clock|shift|night|season|month|stunden|zeit|nacht|monat|heure|nuit|saison|mois|hora|noche|mes(?:es)?$/i;

/** A number, or a day as one; nothing where it is neither. */
function sizeOf(data: Data | undefined): number | undefined {
  if (typeof data === "number") return data;
  return typeof data === "string" ? dayOf(data)?.getTime() : undefined;
}

function isReversed(first: Data | undefined, last: Data | undefined): boolean {
  const [from, to] = [sizeOf(first), sizeOf(last)];
  return typeof first === typeof last && from !== undefined && to !== undefined && from > to;
}

/** The first value of a range is not beyond its last one. */
export const rule: Rule = {
  meta: {
    code: "constant/reversed-range",
    severity: "warning",
    what: "Of two constants that are a range, such as “from” and “to”, the first is larger or later than the second.",
    why: "Visitors read a course that ends before it begins, or a group from 9 to 4 people.",
    bad: withConstants("group: { from: 9, to: 4 }", '"{group.from} to {group.to} people."'),
    good: withConstants("group: { from: 4, to: 9 }", '"{group.from} to {group.to} people."'),
  },
  *find({ site, source }) {
    function* reversed(data: Data, path: Path): Iterable<readonly [Path, Path]> {
      if (!isMap(data)) return;
      const isOfHours = path.some((step) => overNoon.test(String(step)));
      for (const [first, last] of pairs) {
        const isNumber = typeof data[first] === "number";
        if (isReversed(data[first], data[last]) && !(isNumber && isOfHours))
          yield [
            [...path, first],
            [...path, last],
          ];
      }
      for (const [key, one] of Object.entries(data)) yield* reversed(one, [...path, key]);
    }
    for (const [first, last] of reversed(mapAt(site, "constants"), ["constants"])) {
      const [name, other] = [first, last].map((path) => path.slice(1).join("."));
      yield {
        message: `“${name}” is beyond “${other}”.`.slice(0, 90),
        label: "the larger one",
        help: "Exchange the two values, or correct one of them.",
        range: source.locate(first),
        at: first,
        related: [{ message: "the smaller one", range: source.locate(last) }],
      };
    }
  },
};
