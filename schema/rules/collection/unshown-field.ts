import { withPlans } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { maxRelated } from "../support/group-by.ts";
import { namedPlaces } from "../support/named-places.ts";
import { collectionUses, entriesOf } from "../support/shown-entries.ts";

/** What is written of an entry is shown somewhere. */
export const rule: Rule = {
  meta: {
    code: "collection/unshown-field",
    severity: "warning",
    seemsUnused: true,
    what: "An entry of a collection has something that no section shows which shows the collection, and no text names it.",
    why: "Visitors never see it. A catalog shows other fields of an entry than plans do.",
    bad: withPlans({ line: "duration: 2 days" }),
    good: withPlans({ line: "features: [Baked for two days]" }),
  },
  *find(context) {
    const { inventory, source } = context;
    // What is broken may be what names it.
    if (inventory.gaps.length > 0) return;
    for (const [name, uses] of collectionUses(context)) {
      const [first = [], ...others] = uses.map(({ from }) => from.omits ?? []);
      for (const field of first.filter((one) => others.every((omits) => omits.includes(one)))) {
        const all = entriesOf(context, name).filter(
          ({ entry }) => entry[field] !== undefined && entry[field] !== false,
        );
        const places = all.map(({ path }) => [...path, field]);
        const [place, ...more] = places.filter((path) => !namedPlaces(context).has(path.join("/")));
        // Where a text names it for one entry, the others have it for the same reason.
        if (place === undefined || more.length + 1 < places.length) continue;
        const isWords = ["string", "number"].includes(typeof context.at(place));
        const types = [...new Set(uses.map(({ section }) => String(section["type"])))].join(" and ");
        yield {
          message: `“${field}” is shown nowhere: a section of type ${types} leaves it out.`.slice(0, 90),
          label: "shown nowhere",
          help: `Delete it${more.length > 0 ? " from all entries" : ""}${isWords ? `, or name it in a text: {${place.slice(1).join(".")}}` : "."}`,
          range: source.locate(place, "pair"),
          at: place,
          related: more
            .slice(0, maxRelated)
            .map((path) => ({ message: "here as well", range: source.locate(path, "pair") })),
        };
      }
    }
  },
};
