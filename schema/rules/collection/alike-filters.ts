import { file } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import { isMap } from "../../problem.ts";
import { distance } from "../../reader/nearest.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";

const breads = (tier: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4, tier: Sourdough }
        spelt: { title: Spelt, price: 5, tier: Sourdough }
        wheat: { title: Wheat, price: 3, tier: ${tier} }
        rolls: { title: Rolls, price: 1, tier: Yeast }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: catalog, title: Our breads, from: breads, filterBy: tier }
  `);

/** Shorter words differ from others by one letter too easily: `Rye` is not `Rue`. */
const minLength = 6;

/** What makes one word of another by its end: one and several, and forms of a language. */
const ending = /^(?:s|es|e|n|en|er|r|x|a|i)$/;

const spelledOut = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();

/** Whether a value that stands once is another one with one letter more, less or changed. */
function isSlip(once: string, often: string): boolean {
  const [one, other] = [spelledOut(once), spelledOut(often)];
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  const isForm = long.startsWith(short) && ending.test(long.slice(short.length));
  const [words, others] = [one.split(" "), other.split(" ")];
  const differing = words.filter((word, index) => word !== others[index]);
  const isLong = words.length === others.length && differing.every((word) => word.length >= minLength);
  return isLong && !isForm && !/\d/.test(differing.join("")) && one[0] === other[0] && distance(one, other) === 1;
}

/** What a catalog is filtered by is spelled alike in all entries. */
export const rule: Rule = {
  meta: {
    code: "collection/alike-filters",
    severity: "warning",
    what: "Two entries of a collection have nearly the same value for the filter of a catalog: a letter or a capital differs.",
    why: "Each value is a button of its own: visitors would see two for one thing, and find a part behind each.",
    bad: breads("sourdough"),
    good: breads("Sourdough"),
  },
  *find({ inventory, at, source, site, isBroken, correct }) {
    const looked = new Set<string>();
    for (const { path, value } of inventory.of("collection")) {
      const section = at(path.slice(0, -1));
      const by = isMap(section) ? section["filterBy"] : undefined;
      const name = String(value);
      if (typeof by !== "string" || looked.has(name)) continue;
      looked.add(name);
      const uses = new Map<string, string[]>();
      for (const [key, entry] of Object.entries(mapAt(mapAt(site, "collections"), name))) {
        const words = isMap(entry) ? entry[by] : undefined;
        if (typeof words === "string") uses.set(words, [...(uses.get(words) ?? []), key]);
      }
      const begins = (words: string): boolean => /^\p{Lu}/u.test(words);
      const areCapitals = [...uses.keys()].filter(begins).length * 2 > uses.size;
      // Of two spellings the one is right that more entries have, or that begins as the others do, or that texts have more often.
      const weight = ([words, keys]: readonly [string, readonly string[]]): number =>
        keys.length * 10_000 +
        (begins(words) === areCapitals ? 1000 : 0) +
        Math.min(999, source.text.split(words).length);
      const values = [...uses].toSorted((one, other) => weight(other) - weight(one));
      for (const [index, [words, keys]] of values.entries()) {
        const often = values
          .slice(0, index)
          .find(([one]) => spelledOut(one) === spelledOut(words) || (keys.length === 1 && isSlip(words, one)));
        // Spaces at the ends are told elsewhere.
        const [place, ...others] = keys.map((key) => ["collections", name, key, by]);
        if (!often || !place || often[0].trim() === words.trim() || isBroken(place)) continue;
        const [right, [first = ""]] = often;
        yield {
          message: `${quote(words, 30)} and ${quote(right, 30)} would be two buttons of the filter.`,
          label: "spelled otherwise",
          help: `If the same is meant, write it alike:\n${by}: ${right}`,
          range: source.locate(place),
          at: place,
          related: [{ message: "spelled so here", range: source.locate(["collections", name, first, by]) }],
          fixes: others.length > 0 ? [] : correct(place, 0, words.length, right, "review"),
        };
      }
    }
  },
};
