import { once } from "../shared.ts";
import { isMap, type Data } from "../../../problem.ts";
import { mapAt, type Context } from "../../context.ts";

/** A constant whose value may be repeated in a text. */
export interface Fact {
  readonly name: string;
  readonly value: number;
  /** The words of its name, in small letters: refund, window, days. */
  readonly words: readonly string[];
  /** `day` for `windowDays`: what the number counts, without the plural. */
  readonly unit: string | undefined;
}

/** What texts may repeat, by how it would be written. */
export interface Facts {
  readonly money: ReadonlyMap<number, readonly Fact[]>;
  readonly percent: ReadonlyMap<number, readonly Fact[]>;
  readonly counted: ReadonlyMap<string, readonly Fact[]>;
  /** Those among the constants that are no money and no share of a hundred, by their value. */
  readonly numbers: ReadonlyMap<number, readonly Fact[]>;
  /** Times of day that texts name: 06:30. */
  readonly times: readonly { readonly name: string; readonly value: string; readonly words: readonly string[] }[];
  /** Phone numbers and mail addresses. */
  readonly contacts: readonly { readonly name: string; readonly value: string }[];
}

export const singular = (word: string): string => word.toLowerCase().replace(/s$/, "");

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

function* numbersIn(data: Data | undefined, name: string): Iterable<Fact> {
  if (isMap(data))
    for (const [key, value] of Object.entries(data)) yield* numbersIn(value, name === "" ? key : `${name}.${key}`);
  if (typeof data !== "number") return;
  const words = wordsOf(name);
  const last = words.at(-1);
  yield { name, value: data, words, unit: last === undefined || last.length < 3 ? undefined : singular(last) };
}

function* textsIn(data: Data | undefined, name: string): Iterable<{ name: string; value: string }> {
  if (isMap(data))
    for (const [key, value] of Object.entries(data)) yield* textsIn(value, name === "" ? key : `${name}.${key}`);
  if (typeof data === "string" && !data.includes("{")) yield { name, value: data };
}

function add<Key>(map: Map<Key, Fact[]>, key: Key, fact: Fact): void {
  const facts = map.get(key);
  if (facts) facts.push(fact);
  else map.set(key, [fact]);
}

/** The facts of a site; found once, for the checks that ask for them. */
export const factsOf = once(findFacts);

/** What is money and what is a share of a hundred shows in how texts use it. */
function findFacts({ site, references, textsWith }: Context): Facts {
  const asMoney = new Set(
    references.flatMap(({ reference }) => (reference.format === "money" ? [reference.name] : [])),
  );
  const asPercent = new Set(
    references.flatMap(({ reference }) => (reference.format === "percent" ? [reference.name] : [])),
  );
  for (const { source, finds } of textsWith("{"))
    for (const { name, end } of finds.references) if (source[end] === "%") asPercent.add(name);
  const money = new Map<number, Fact[]>();
  const percent = new Map<number, Fact[]>();
  const counted = new Map<string, Fact[]>();
  const numbers = new Map<number, Fact[]>();
  for (const fact of numbersIn(mapAt(site, "constants"), "")) {
    if (asMoney.has(fact.name)) add(money, fact.value, fact);
    else if (asPercent.has(fact.name)) add(percent, fact.value, fact);
    if (!asMoney.has(fact.name) && !asPercent.has(fact.name)) add(numbers, fact.value, fact);
    if (asMoney.has(fact.name) || asPercent.has(fact.name)) continue;
    if (fact.unit !== undefined) add(counted, `${fact.value} ${fact.unit}`, fact);
  }
  for (const fact of numbersIn(mapAt(site, "collections"), ""))
    if (/\.(?:price|originalPrice)$/.test(fact.name) && fact.value > 0) add(money, fact.value, fact);
  const contacts = [...textsIn(mapAt(site, "constants"), "")].filter(
    ({ value }) => /\S@\S+\.\S/.test(value) || (value.match(/\d/g) ?? []).length >= 7,
  );
  const used = new Set(references.map(({ reference }) => reference.name));
  const times = [...textsIn(mapAt(site, "constants"), "")]
    .filter(({ name, value }) => /^\d{1,2}[:.]\d{2}$/.test(value) && used.has(name))
    .map((one) => ({ ...one, words: wordsOf(one.name) }));
  return { money, percent, counted, numbers, times, contacts };
}
