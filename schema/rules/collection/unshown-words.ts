import { childField, fieldFor, sectionField } from "../../language/descriptor.ts";
import type { ShownOnly } from "../../language/field.ts";
import { file } from "../../problems/example.ts";
import { dataAt } from "../../language/data-at.ts";
import { isMap, type Data, type DataMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { collectionUses, entriesOf } from "../support/shown-entries.ts";

const breads = (features: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4${features} }
        wheat: { title: Wheat, price: 3 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: catalog, title: Our breads, from: breads, featuresTitle: What is in it }
  `);

interface Reason {
  readonly why: string;
  readonly help: string;
}

/** Why something of a section is not shown that depends on the entries; nothing where it is. */
function reasonOf(
  { entriesHave, entriesLack, entriesDiffer }: ShownOnly,
  entries: readonly DataMap[],
): Reason | undefined {
  const valuesOf = (field: string): readonly Data[] =>
    entries.flatMap((entry) => (entry[field] === undefined ? [] : [entry[field]]));
  if (entriesHave !== undefined && valuesOf(entriesHave).length === 0)
    return { why: `no entry has “${entriesHave}”`, help: `Give the entries “${entriesHave}”, or delete the line.` };
  if (entriesLack !== undefined && valuesOf(entriesLack).length === entries.length)
    return { why: `every entry has its own “${entriesLack}”`, help: "Delete it here, or that of the entries." };
  // An entry without a kind is a mistake of its own.
  const kinds = entriesDiffer === undefined ? [] : valuesOf(entriesDiffer);
  if (kinds.length === entries.length && new Set(kinds).size < 2)
    return {
      why: `there are no two kinds of “${entriesDiffer ?? ""}”`,
      help: `Give the entries different values of “${entriesDiffer ?? ""}”, or delete the line.`,
    };
  return undefined;
}

/** What a section says of the entries that it shows is about something that they have. */
export const rule: Rule = {
  meta: {
    code: "collection/unshown-words",
    severity: "warning",
    seemsUnused: true,
    what: "A section has words or buttons for something that none of its entries has.",
    why: "They are not shown. The entries may have lost a field, or have another name for it.",
    bad: breads(""),
    good: breads(", features: [Wholegrain rye]"),
  },
  *find(context) {
    const { source, editable, isBroken, isHidden } = context;
    for (const [name, uses] of collectionUses(context)) {
      const entries = entriesOf(context, name);
      if (entries.length === 0 || entries.some(({ path }) => isBroken(path))) continue;
      for (const { path } of uses) {
        const section = dataAt(editable.value, path);
        if (!isMap(section) || isHidden(path)) continue;
        const field = sectionField(String(section["type"]));
        for (const key of field ? Object.keys(section) : []) {
          const { shownOnly } = fieldFor(childField(field ?? {}, key) ?? {}, section[key]);
          const reason =
            shownOnly &&
            reasonOf(
              shownOnly,
              entries.map(({ entry }) => entry),
            );
          if (!reason) continue;
          const at = [...path, key];
          yield {
            message: `“${key}” is not shown: ${reason.why}.`,
            label: "shown nowhere",
            help: reason.help,
            range: source.locate(at, "pair"),
            at,
          };
        }
      }
    }
  },
};
