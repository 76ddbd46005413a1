import { file } from "../../problems/example.ts";
import { isMap, type Path } from "../../problem.ts";
import { mapAt, type Context } from "../context.ts";
import type { Rule } from "../rule.ts";
import { groupBy, intoGroup } from "../support/group-by.ts";

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

/** Where an item of a list names an entry of a collection, by its name in braces or by its address. */
interface Mention {
  readonly collection: string;
  readonly entry: string;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
  /** What is written there, and for which entry it would be right. */
  readonly written: string;
  readonly wanted: (entry: string) => string | undefined;
}

function* mentionsOf({ references, links, site }: Context): Iterable<Mention> {
  const collections = mapAt(site, "collections");
  const addresses = new Map<string, { readonly collection: string; readonly entry: string }>();
  for (const [collection, entries] of Object.entries(collections))
    for (const [entry, { anchor }] of Object.entries(isMap(entries) ? entries : {}).flatMap(([name, data]) =>
      isMap(data) ? [[name, data] as const] : [],
    ))
      if (typeof anchor === "string") addresses.set(`/${anchor.replace(/^\//, "")}`, { collection, entry });
  for (const { text, reference } of references) {
    const [collection = "", entry = "", ...fields] = reference.name.split(".");
    if (fields.length === 0 || !Object.hasOwn(mapAt(collections, collection), entry)) continue;
    const { nameStart: start, nameEnd: end, name } = reference;
    const wanted = (other: string): string => [collection, other, ...fields].join(".");
    yield { collection, entry, path: text.entry.path, start, end, written: name, wanted };
  }
  for (const { path, start, end, written } of links) {
    const found = addresses.get(written);
    if (!found) continue;
    const wanted = (other: string): string | undefined =>
      [...addresses].find(([, { collection, entry }]) => collection === found.collection && entry === other)?.[0];
    yield { ...found, path, start, end, written, wanted };
  }
}

/** The entries that an item names, each with its mentions. */
const byEntry = (mentions: readonly Mention[]): ReadonlyMap<string, readonly Mention[]> =>
  groupBy(mentions, ({ entry }) => entry);

/** Which of the two entries that an item names is the wrong one: it is named once, and another item or another title is that of it. */
function oddOne(
  item: ReadonlyMap<string, readonly Mention[]>,
  isRight: (entry: string) => boolean,
  isOfOther: (entry: string) => boolean,
): { readonly odd: Mention; readonly entry: string } | undefined {
  const [one = "", other = ""] = item.keys();
  const [entry, wrong] = isRight(other) || isOfOther(one) ? [other, one] : [one, other];
  const [odd, second] = item.get(wrong) ?? [];
  const isSure = (isRight(entry) && !isRight(wrong)) || (isOfOther(wrong) && !isOfOther(entry));
  return odd && !second && isSure ? { odd, entry } : undefined;
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
      if (mixed.length !== 1 || !item || item.size !== 2 || whole.length < 2) continue;
      const [first] = [...item.values()].flat();
      const words = context.at(first?.path.slice(0, depth + 1) ?? []);
      const titles = isMap(words) ? [words["title"], words["label"]] : [];
      const titleOf = (entry: string): unknown => context.at(["collections", first?.collection ?? "", entry, "title"]);
      const found = oddOne(
        item,
        (entry) => titles.some((title) => title !== undefined && title === titleOf(entry)),
        (entry) => items.some((other) => other !== item && other.has(entry)),
      );
      if (!found || reported.has(found.odd)) continue;
      const { odd, entry } = found;
      reported.add(odd);
      const wanted = odd.wanted(entry);
      yield {
        message: `This is of “${odd.entry}”; all else that this item says is of “${entry}”.`,
        label: `of “${odd.entry}”`,
        help: wanted === undefined ? "Name one of the two in both places." : `Write ${wanted}`,
        range: context.source.locateInside(odd.path, odd.start, odd.end),
        at: odd.path,
        ...(wanted !== undefined && { fixes: context.correct(odd.path, odd.start, odd.end, wanted, "review") }),
      };
    }
  },
};
