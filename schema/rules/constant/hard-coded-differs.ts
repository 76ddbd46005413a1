import { withConstants } from "../../problems/sample-sites.ts";
import type { Rule } from "../rule.ts";
import { factsOf, singular, type Fact } from "../support/names/known-facts.ts";

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

/** “15-day trial” where trial.days is 14: one of the two is out of date. */
export const rule: Rule = {
  meta: {
    code: "constant/hard-coded-differs",
    severity: "warning",
    what: "A text names a number with the same unit as a constant, and the two differ.",
    why: "One of the two is out of date, and visitors see both.",
    bad: withConstants("trial: { days: 14 }", "Bread for {trial.days} days. A 15-day trial is free."),
    good: withConstants("trial: { days: 14 }", '"Bread for {trial.days} days. A {trial.days}-day trial is free."'),
  },
  *find(context) {
    const groups = byGroup(factsOf(context).counted.values());
    if (groups.size === 0) return;
    for (const { entry, prose: source } of context.texts) {
      if (entry.isDefault || entry.part === "constant" || !/\d/.test(source)) continue;
      for (const match of forms.flatMap((form) => [...source.matchAll(form)])) {
        const [written, first = "", second = "", third = ""] = match;
        const [number, unit, group] = match.groups ? [second, third, first] : [first, second, third];
        const fact = groups.get(`${group.toLowerCase()} ${singular(unit)}`);
        if (!fact || Number(number) === fact.value) continue;
        const start = match.index + written.indexOf(number);
        yield {
          message: `This says ${number}, but “${fact.name}” is ${fact.value}.`,
          label: `${fact.value} elsewhere`,
          help: `Write {${fact.name}}, or change the constant.`,
          range: context.source.locateInside(entry.path, start, start + number.length),
          at: entry.path,
          fixes: context.correct(entry.path, start, start + number.length, `{${fact.name}}`, "review"),
        };
      }
    }
  },
};
