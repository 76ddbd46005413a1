import { sections } from "../../problems/example.ts";
import type { Fix, Path } from "../../problem.ts";
import type { Context } from "../context.ts";
import type { Finding, Rule } from "../rule.ts";

const progress = (value: string) =>
  sections(`
    - type: progress-card
      card:
        title: A second oven
        label: Saved so far
        value: ${value}
  `);

/** What is never less than one in a hundred. Interest, fees, fat and alcohol may be. */
const large =
  /discount|reduc|rebate|rabatt|nachlass|skonto|remise|descuento|rebaja|sconto|korting|^(?:vat|mwst|ust|tva|iva|btw|moms)$|vatRate|mehrwertsteuer|umsatzsteuer|deposit|anzahlung|acompte|anticipo|occupancy|auslastung|recycled|recycelt|recyclé|organic|vegan/i;

/** The same, said by the words behind it: `{spring | percent} off`. */
const largeBehind =
  /^\**\s(?:off|less(?=$|[.,;!?]|\sfor\s)|cheaper|discount|vat|deposit|rabatt|nachlass|ermäßigung|mwst|ust|anzahlung|günstiger|billiger|reduziert|remise|de (?:réduction|remise|descuento)|tva|iva|d[’']acompte|di sconto|korting)(?!\p{L})/iu;

/** A share of a hundred is a number from 0 to 100. */
export const rule: Rule = {
  meta: {
    code: "value/share-of-one",
    severity: "warning",
    what: "A share is written as a fraction of one where a number from 0 to 100 is wanted.",
    why: "The bar would be nearly empty, and a text would say 0.64%: 0.64 is less than one in a hundred.",
    bad: progress("0.64"),
    good: progress("64"),
  },
  *find(context) {
    const { inventory, source, filler } = context;
    for (const { path, value, field } of inventory.of("number")) {
      const share = field.minimum === 0 && field.maximum === 100 ? filler.value(value) : undefined;
      if (typeof share !== "number" || !isOfOne(share)) continue;
      const wanted = ofHundred(share);
      yield {
        message: `This is ${share} of a hundred: ${wanted} may be meant.`,
        label: "nearly nothing",
        help: `Write ${wanted}: the number goes from 0 to 100.`,
        range: source.locate(path),
        at: path,
        fixes: typeof value === "number" ? fixesOf(source, path, share) : [],
      };
    }
    yield* shownShares(context);
  },
};

/** Constants and fields of entries that texts show as percent. */
function* shownShares({ references, filler, source }: Context): Iterable<Finding> {
  const said = new Set<string>();
  for (const { text, reference } of references) {
    if (reference.format !== "percent" || text.entry.isDefault) continue;
    const { name, end } = reference;
    if (!name.split(".").some((part) => large.test(part)) && !largeBehind.test(text.source.slice(end, end + 20)))
      continue;
    for (const scope of text.scopes.length > 0 ? text.scopes : [undefined]) {
      const plain = filler.reference({ ...reference, format: "number" }, scope);
      if (plain.kind !== "filled" || said.has(plain.path.join("/"))) continue;
      const share = valueAt(source, plain.path);
      if (share === undefined || !isOfOne(share)) continue;
      said.add(plain.path.join("/"));
      const shown = filler.reference(reference, scope);
      const wanted = ofHundred(share);
      yield {
        message: `Visitors read ${shown.kind === "filled" ? shown.text : `${share}%`}: ${wanted} may be meant.`,
        label: "a share of one",
        help: `Write ${wanted}: the format percent wants a number from 0 to 100.`,
        range: source.locate(plain.path),
        at: plain.path,
        related: [
          { message: "shown here", range: source.locateInside(text.entry.path, reference.start, reference.end) },
        ],
        fixes: fixesOf(source, plain.path, share),
      };
    }
  }
}

const isOfOne = (share: number): boolean => share > 0 && share < 1;

const ofHundred = (share: number): string => String(Math.round(share * 10_000) / 100);

/** The number that is written at a path. */
function valueAt(source: Context["source"], path: Path): number | undefined {
  const { start, end } = source.locate(path);
  const written = source.text.slice(start.offset, end.offset);
  return /^0?\.\d{1,6}$/.test(written) ? Number(written) : undefined;
}

function fixesOf(source: Context["source"], path: Path, share: number): readonly Fix[] {
  const { start, end } = source.locate(path);
  if (valueAt(source, path) !== share) return [];
  const text = ofHundred(share);
  return [{ title: `Write ${text}`, safety: "review", edits: [{ start: start.offset, end: end.offset, text }] }];
}
