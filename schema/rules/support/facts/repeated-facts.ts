import { singular, type Fact, type Facts } from "./known-facts.ts";
import type { Literal } from "./literals.ts";

/** Small and round numbers mean many things: a word of the constant's name must be near. */
const isNamed = (words: readonly string[], source: string): boolean =>
  words.some((word) => word.length > 3 && source.toLowerCase().includes(singular(word)));

/** The facts that a literal repeats: the same value with the same unit. */
export function repeatedFacts({ kind, value, unit }: Literal, source: string, facts: Facts): readonly Fact[] {
  if (kind === "money") return facts.money.get(value) ?? [];
  if (kind === "percent")
    return (facts.percent.get(value) ?? []).filter((fact) => !Number.isInteger(value) || isNamed(fact.words, source));
  return (facts.counted.get(`${value} ${singular(unit)}`) ?? []).filter(
    (fact) => value >= 10 || isNamed(fact.words.slice(0, -1), source),
  );
}
