import { quote } from "../../language/words.ts";
import { file } from "../../problems/example.ts";
import { isMap, type Path } from "../../problem.ts";
import { mapAt, type Context } from "../context.ts";
import type { Rule } from "../rule.ts";
import { groupBy, intoGroup } from "../support/group-by.ts";
import { once } from "../support/shared.ts";

const table = (price: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4 }
        wheat: { title: Wheat, price: 3 }
        spelt: { title: Spelt, price: 5 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: table
            table:
              caption: What a loaf costs
              columns: [{ label: Bread }, { label: Price }]
              rows:
                - ["{breads.rye.title}", "{breads.rye.price | money}"]
                - ["{breads.wheat.title}", "{breads.wheat.price | money}"]
                - ["{breads.spelt.title}", "{breads.${price}.price | money}"]
  `);

/** Where an item of a list names an entry of a collection: in braces, by its address or by its title. */
interface Mention {
  readonly collection: string;
  readonly entry: string;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  /** The words around it. */
  readonly words: string;
  /** What would be written there for another entry. */
  readonly wanted: (entry: string) => string | undefined;
}

interface Entry {
  readonly collection: string;
  readonly entry: string;
  readonly title?: string;
  readonly address?: string;
}

/** The entries of all collections, by what may name them. */
interface Entries {
  /** By collection and name, with a dot between the two. */
  readonly byName: ReadonlyMap<string, Entry>;
  /** Without addresses and titles that several have. */
  readonly byAddress: ReadonlyMap<string, Entry>;
  readonly byTitle: ReadonlyMap<string, Entry>;
}

const entriesOf = once(({ site }: Context): Entries => {
  const all = Object.entries(mapAt(site, "collections")).flatMap(([collection, entries]) =>
    Object.entries(isMap(entries) ? entries : {}).flatMap(([entry, data]): Entry[] => {
      if (!isMap(data)) return [];
      const { title, anchor } = data;
      return [
        {
          collection,
          entry,
          ...(typeof title === "string" && { title }),
          ...(typeof anchor === "string" && { address: `/${anchor.replace(/^\//, "")}` }),
        },
      ];
    }),
  );
  return {
    byName: new Map(all.map((one) => [`${one.collection}.${one.entry}`, one])),
    byAddress: byOwn(all, ({ address }) => address),
    byTitle: byOwn(all, ({ title }) => title),
  };
});

/** The entries by something that each has for itself. */
const byOwn = (all: readonly Entry[], keyOf: (entry: Entry) => string | undefined): ReadonlyMap<string, Entry> =>
  new Map(
    [...groupBy(all, keyOf)].flatMap(([key, [one, second]]) =>
      key !== undefined && one && !second ? [[key, one] as const] : [],
    ),
  );

function* mentionsOf(context: Context): Iterable<Mention> {
  const { references, links, texts } = context;
  const { byName, byAddress, byTitle } = entriesOf(context);
  if (byName.size === 0) return;
  for (const { text, reference } of references) {
    const [collection = "", entry = "", ...fields] = reference.name.split(".");
    const found = byName.get(`${collection}.${entry}`);
    if (!found || fields.length === 0) continue;
    const { nameStart: start, nameEnd: end } = reference;
    const wanted = (other: string): string => [collection, other, ...fields].join(".");
    // A cell that is a title names its own entry; a title in a sentence may be what another one is compared with.
    const isWhole = reference.start === 0 && reference.end === text.source.length;
    const isNamed = fields[0] === "title" && !isWhole;
    const words = isNamed ? (found.title ?? "") : text.source;
    yield { ...found, path: text.entry.path, start, end, words, wanted };
  }
  for (const { path, start, end, written, words = "" } of links) {
    const found = byAddress.get(written);
    const wanted = (other: string): string | undefined => byName.get(`${found?.collection ?? ""}.${other}`)?.address;
    if (found) yield { ...found, path, start, end, words, wanted };
  }
  for (const { entry, source } of texts) {
    const found = entry.path[0] === "collections" ? undefined : byTitle.get(source.trim());
    const wanted = (other: string): string | undefined => byName.get(`${found?.collection ?? ""}.${other}`)?.title;
    if (found) yield { ...found, path: entry.path, start: 0, end: source.length, words: "", wanted };
  }
}

/** The entries that an item names, each with its mentions. */
const byEntry = (mentions: readonly Mention[]): ReadonlyMap<string, readonly Mention[]> =>
  groupBy(mentions, ({ entry }) => entry);

/** Which of the two entries that an item names is the wrong one: it is named once, and less than the other, or another item is about it. */
function oddOne(
  item: ReadonlyMap<string, readonly Mention[]>,
  isOfOther: (entry: string) => boolean,
): { readonly odd: Mention; readonly entry: string } | undefined {
  const [one = "", other = ""] = item.keys();
  const count = (entry: string): number => item.get(entry)?.length ?? 0;
  const weight = (entry: string): number => count(entry) - (isOfOther(entry) ? 0.5 : 0);
  const [entry, wrong] = weight(one) > weight(other) ? [one, other] : [other, one];
  const [odd] = item.get(wrong) ?? [];
  return odd && count(wrong) === 1 && weight(entry) > weight(wrong) ? { odd, entry } : undefined;
}

/** All that an item of a list says of an entry is said of the same one. */
export const rule: Rule = {
  meta: {
    code: "collection/mixed-entries",
    severity: "warning",
    what: "An item of a list names two entries of a collection, where each of its neighbors names one.",
    why: "It was copied from the item of that entry, and not all of it was changed: visitors read the price or the day of something else.",
    bad: table("rye"),
    good: table("spelt"),
  },
  *find(context) {
    // By the list, then by the item.
    const lists = new Map<string, Mention[]>();
    for (const mention of mentionsOf(context))
      mention.path.forEach((step, index) => {
        if (typeof step === "number")
          intoGroup(lists, `${mention.collection} ${mention.path.slice(0, index).join("/")}`, mention);
      });
    const reported = new Set<Mention>();
    for (const [name, mentions] of lists) {
      const depth = name.slice(name.indexOf(" ") + 1).split("/").length;
      const items = [...groupBy(mentions, ({ path }) => path[depth]).values()].map(byEntry);
      const mixed = items.filter(({ size }) => size > 1);
      const whole = items.filter((item) => item.size === 1 && [...item.values()].every(({ length }) => length > 1));
      const [item] = mixed;
      if (mixed.length !== 1 || !item || item.size !== 2 || whole.length === 0) continue;
      const found = oddOne(item, (entry) => items.some((other) => other !== item && other.has(entry)));
      // One that is called by its name is what this one is compared with.
      const title = found && entriesOf(context).byName.get(`${found.odd.collection}.${found.odd.entry}`)?.title;
      if (
        !found ||
        reported.has(found.odd) ||
        (title !== undefined &&
          found.odd.words
            .replaceAll(/\{[^{}]*\}/g, "")
            .toLowerCase()
            .includes(title.toLowerCase()))
      )
        continue;
      if (whole.length < 2 && (item.get(found.entry)?.length ?? 0) < 2) continue;
      const { odd, entry } = found;
      reported.add(odd);
      const wanted = odd.wanted(entry);
      yield {
        message: `This is of ${quote(odd.entry, 16)}; all else that this item says is of ${quote(entry, 16)}.`,
        label: `of “${odd.entry}”`,
        help: wanted === undefined ? "Name one of the two in both places." : `Write ${wanted}`,
        range: context.source.locateInside(odd.path, odd.start, odd.end),
        at: odd.path,
        ...(wanted !== undefined && { fixes: context.correct(odd.path, odd.start, odd.end, wanted, "review") }),
      };
    }
  },
};
