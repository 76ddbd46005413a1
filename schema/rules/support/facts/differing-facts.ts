import type { WrittenText } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import { once } from "../shared.ts";
import { factsOf, singular, type Fact } from "./known-facts.ts";

/** A number in a text that a constant of the same group and unit has another value for. */
interface DifferingFact {
  readonly text: WrittenText;
  readonly number: string;
  readonly start: number;
  readonly fact: Fact;
}

/** Facts that are the only one of their group and unit, by both: `trial day`. */
function byGroup(facts: Iterable<readonly Fact[]>): Map<string, Fact> {
  const found = new Map<string, Fact | undefined>();
  for (const fact of [...facts].flat()) {
    const group = fact.words.length > 1 ? fact.words[0] : undefined;
    if (group === undefined || fact.unit === undefined) continue;
    const key = `${group} ${fact.unit}`;
    found.set(key, found.has(key) ? undefined : fact);
  }
  return new Map([...found].flatMap(([key, fact]): [string, Fact][] => (fact ? [[key, fact]] : [])));
}

const forms = [
  /(?<![\w.,–-])(\d+)[\s-](?:free[\s-])?([a-z]{3,})\s+(?:free\s+)?([a-z]{3,})/gi,
  /(?<of>\b[a-z]{3,})\s+of\s+(\d+)\s+([a-z]{3,})/gi,
];

/** Every number that differs from its constant, for the rule that names it and for the one that would name another constant. */
export const differingFacts = once((context): readonly DifferingFact[] => [...findDifferingFacts(context)]);

/** Three words and more say the same twice: “{returns.days} days to change your mind” and “14 days to change your mind”. */
const wordsBehind = /^[\s-]\p{L}{3,}(?:\s\p{L}+){3}/u;

const wordsAt = (text: string, at: number): string | undefined =>
  wordsBehind.exec(text.slice(at, at + 80))?.[0].toLowerCase();

/** The facts that texts name before such words, by the words. */
function byWords({ references }: Context, facts: Iterable<readonly Fact[]>): Map<string, Fact> {
  const named = new Map([...facts].flat().map((fact) => [fact.name, fact]));
  return new Map(
    references.flatMap(({ text, reference }): [string, Fact][] => {
      const fact = named.get(reference.name);
      const words = fact && reference.format === undefined ? wordsAt(text.prose, reference.end) : undefined;
      return fact && words !== undefined ? [[words, fact]] : [];
    }),
  );
}

const counts = /(?<![\w.,–/-])\d+(?=[\s-]\p{L}{3})/gu;

function* findDifferingFacts(context: Context): Iterable<DifferingFact> {
  const { counted } = factsOf(context);
  const groups = byGroup(counted.values());
  const sayings = byWords(context, counted.values());
  if (groups.size === 0 && sayings.size === 0) return;
  for (const text of context.textsWith("1")) {
    const { entry, prose } = text;
    if (entry.isDefault || entry.part === "constant" || !/\d/.test(prose)) continue;
    const said = new Set<number>();
    for (const { 0: number, index } of sayings.size > 0 ? prose.matchAll(counts) : []) {
      const fact = sayings.get(wordsAt(prose, index + number.length) ?? "");
      if (!fact || Number(number) === fact.value) continue;
      said.add(index);
      yield { text, number, start: index, fact };
    }
    for (const match of forms.flatMap((form) => [...prose.matchAll(form)])) {
      const [written, first = "", second = "", third = ""] = match;
      const [number, unit, group] = match.groups ? [second, third, first] : [first, second, third];
      const fact = groups.get(`${group.toLowerCase()} ${singular(unit)}`);
      const start = match.index + written.indexOf(number);
      if (fact && Number(number) !== fact.value && !said.has(start)) yield { text, number, start, fact };
    }
  }
}
