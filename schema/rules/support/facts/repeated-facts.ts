import { singular, type Fact, type Facts } from "./known-facts.ts";
import type { Literal } from "./literals.ts";

/** Small and round numbers mean many things: a word of the constant's name must be near. */
export const isNamed = (words: readonly string[], source: string): boolean =>
  words.some((word) =>
    word.length > 3
      ? source.toLowerCase().includes(singular(word))
      : word.length === 3 && new RegExp(`(?<![a-z])${word}s?(?![a-z])`, "i").test(source),
  );

/** Whether two things have such an amount by chance: it has one or two digits, beside the zeros at its end. */
const isCommonAmount = (value: number): boolean =>
  String(value)
    .replace(/\D/g, "")
    .replace(/^0+|0+$/g, "").length < 3;

/** Whether many texts count so many: a few, the months of a year, the hours of a day. */
const isCommonCount = (value: number): boolean => value < 10 || value === 12 || value === 24;

/**
 * The facts that a literal repeats: the same value with the same unit. Where others have such a value as well, one of the words
 * around it names the fact. `around`: the text, and those that stand in the same row or item.
 */
export function repeatedFacts({ kind, value, unit }: Literal, around: string, facts: Facts): readonly Fact[] {
  // What all prices are called tells none of them from another.
  const isOwn = ({ words }: Fact): boolean =>
    isNamed(
      words.filter((word) => !/^(?:price|prices|original|saving)$/.test(word)),
      around,
    );
  if (kind === "money") return (facts.money.get(value) ?? []).filter((fact) => !isCommonAmount(value) || isOwn(fact));
  if (kind === "percent")
    return (facts.percent.get(value) ?? []).filter((fact) => !Number.isInteger(value) || isNamed(fact.words, around));
  return (facts.counted.get(`${value} ${singular(unit)}`) ?? []).filter(
    (fact) => !isCommonCount(value) || isNamed(fact.words.slice(0, -1), around),
  );
}
