import { file } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import { isMap } from "../../problem.ts";
import { distance } from "../../reader/distance.ts";
import type { Rule } from "../rule.ts";
import { filteredCollections } from "../support/filtered-collections.ts";
import { intoGroup } from "../support/group-by.ts";

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

/** A value of the filter, with the entries that have it. */
interface Value {
  readonly value: string;
  readonly keys: readonly string[];
}

/** A filter with more values is none that letters could be wrong in. */
const maxValues = 60;

const beginsWithCapital = ({ value }: Value): boolean => /^\p{Lu}/u.test(value);

/** Whether two values are one, spelled differently. Spaces at the ends are reported elsewhere. */
const areAlike = (one: Value, other: Value): boolean =>
  one.value.trim() !== other.value.trim() &&
  (spelledOut(one.value) === spelledOut(other.value) ||
    ((one.keys.length === 1 || other.keys.length === 1) && isMisspelt(one.value, other.value)));

/** Whether a value is another one with one letter more, less or changed. */
function isMisspelt(first: string, second: string): boolean {
  const [one, other] = [spelledOut(first), spelledOut(second)];
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  const isForm = long.startsWith(short) && ending.test(long.slice(short.length));
  const [words, others] = [one.split(" "), other.split(" ")];
  const differing = words.filter((word, index) => word !== others[index]);
  const isLong = words.length === others.length && differing.every((word) => word.length >= minLength);
  return isLong && !isForm && !/\d/.test(differing.join("")) && one[0] === other[0] && distance(one, other) === 1;
}

/** Whether a short value is another one with a letter lost or doubled, or with two that changed places, and the file has it nowhere else. */
function isLostLetter(wrong: Value, right: Value, text: string): boolean {
  const one = wrong.value.trim().toLowerCase();
  const other = right.value.trim().toLowerCase();
  const isSwapped = one.length === other.length && [...one].toSorted().join("") === [...other].toSorted().join("");
  const isPlural = one === `${other}s` || other === `${one}s`;
  if (isPlural || !(one.length !== other.length || isSwapped) || wrong.keys.length > 1) return false;
  if (!/^\p{L}{3,}$/u.test(one) || one[0] !== other[0] || distance(one, other) !== 1) return false;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return words.filter((word) => word === one).length === 1 && words.filter((word) => word === other).length > 1;
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
  *find(context) {
    const { source, isBroken, correct } = context;
    for (const { name, by, entries } of filteredCollections(context)) {
      const byValue = new Map<string, string[]>();
      for (const [key, entry] of entries) {
        const value = isMap(entry) ? entry[by] : undefined;
        if (typeof value === "string") intoGroup(byValue, value, key);
      }
      if (byValue.size > maxValues) continue;
      const values = [...byValue].map(([value, keys]): Value => ({ value, keys }));
      const capitals = values.filter(beginsWithCapital).length;
      // Of two spellings the one is right that more entries have, or that begins as the others do, or that the file has more often.
      const byWeight = (one: Value, other: Value): number =>
        other.keys.length - one.keys.length ||
        (capitals * 2 > values.length ? 1 : -1) * (Number(beginsWithCapital(other)) - Number(beginsWithCapital(one))) ||
        source.text.split(other.value).length - source.text.split(one.value).length;
      const reported = new Set<Value>();
      for (const [index, one] of values.entries())
        for (const other of values.slice(index + 1)) {
          const isFirstLost = isLostLetter(one, other, source.text);
          const isOtherLost = isLostLetter(other, one, source.text);
          if (!areAlike(one, other) && !isFirstLost && !isOtherLost) continue;
          const isOneRight = isFirstLost || isOtherLost ? isOtherLost : byWeight(one, other) <= 0;
          const [right, wrong] = isOneRight ? [one, other] : [other, one];
          const [key = "", ...others] = wrong.keys;
          const place = ["collections", name, key, by];
          if (reported.has(wrong) || isBroken(place)) continue;
          reported.add(wrong);
          yield {
            message: `${quote(wrong.value, 30)} and ${quote(right.value, 30)} would be two buttons of the filter.`,
            label: "spelled otherwise",
            help: `If the same is meant, write it alike:\n${by}: ${right.value}`,
            range: source.locate(place),
            at: place,
            related: [
              { message: "spelled so here", range: source.locate(["collections", name, right.keys[0] ?? "", by]) },
            ],
            fixes: others.length > 0 ? [] : correct(place, 0, wrong.value.length, right.value, "review"),
          };
        }
    }
  },
};
