import { withConstants } from "../../problems/sample-sites.ts";
import { isMap } from "../../problem.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Context } from "../context.ts";
import { factsOf } from "../support/facts/known-facts.ts";
import { isRefusedAt } from "../support/links/link-blame.ts";
import { differingFacts } from "../support/facts/differing-facts.ts";
import { otherForms } from "../support/facts/phone-numbers.ts";
import { literalReader } from "../support/facts/literals.ts";
import { isNamed, repeatedFacts } from "../support/facts/repeated-facts.ts";
import type { WrittenText } from "../../site/written.ts";

function repeated(
  { entry }: WrittenText,
  start: number,
  end: number,
  shown: string,
  names: readonly string[],
  { source, correct }: Context,
  format = "",
): Finding {
  const wanted = names.map((one) => `{${one}${format}}`);
  const [first = ""] = wanted;
  return {
    message: `“${shown}” repeats a constant: ${wanted.length === 1 ? first : wanted.slice(0, 2).join(" or ")}.`.slice(
      0,
      90,
    ),
    label: "written out",
    help: `Write ${wanted.join(" or ")}, so that one change is enough.`,
    range: source.locateInside(entry.path, start, end),
    at: entry.path,
    explains: names.map((one) => ["constants", ...one.split(".")]),
    fixes: wanted.length === 1 ? correct(entry.path, start, end, first, "review") : [],
  };
}

/** The words of a text, with those of the row or the item that it belongs to. */
function wordsAround({ entry, source }: WrittenText, { at }: Context): string {
  const owner = at(entry.path.slice(0, -1));
  const beside = Array.isArray(owner) ? owner : isMap(owner) ? Object.values(owner) : [];
  const isRow = beside.every((one) => typeof one !== "object");
  return isRow ? [source, ...beside.filter((one) => typeof one === "string")].join(" ") : source;
}

/** Phone numbers of the constants that a text has in another form. */
function* otherNumbers(text: WrittenText, context: Context): Iterable<Finding> {
  const found = new Map<number, { end: number; names: string[] }>();
  for (const { name, value } of factsOf(context).contacts)
    for (const { start, end } of otherForms(text.prose, value)) {
      const names = [...(found.get(start)?.names ?? []), name];
      found.set(start, { end, names });
    }
  for (const [start, { end, names }] of found)
    if (!isRefusedAt(text, start, context))
      yield repeated(text, start, end, text.prose.slice(start, end), names, context);
}

/** How far from a time stands what it is: “We open at 06:30”. */
const near = 24;

/** Times of the constants that a text has beside a word of their name. */
function* writtenTimes(text: WrittenText, context: Context): Iterable<Finding> {
  const { prose } = text;
  const found = new Map<number, { value: string; names: string[] }>();
  for (const { name, value, words } of factsOf(context).times)
    for (let at = prose.indexOf(value); at >= 0; at = prose.indexOf(value, at + value.length)) {
      const around = [
        prose.slice(Math.max(0, at - near), at),
        prose.slice(at + value.length, at + value.length + near),
      ];
      const isWhole = !/[\w:.]$/.test(around[0] ?? "") && !/^(?:\w|[:.]\d)/.test(around[1] ?? "");
      if (isWhole && isNamed(words, around.join(" ")))
        found.set(at, { value, names: [...(found.get(at)?.names ?? []), name] });
    }
  for (const [at, { value, names }] of found) yield repeated(text, at, at + value.length, value, names, context);
}

/** A fact that is a constant is not written out a second time. */
export const rule: Rule = {
  meta: {
    code: "constant/hard-coded",
    severity: "warning",
    what: "A text repeats the value of a constant instead of naming it.",
    why: "When the constant changes, this text stays behind and the site says two things.",
    bad: withConstants("trial: { days: 14 }", "Bread for {trial.days} days. A 14-day trial is free."),
    good: withConstants("trial: { days: 14 }", '"Bread for {trial.days} days. A {trial.days}-day trial is free."'),
  },
  *find(context) {
    const facts = factsOf(context);
    const symbol = context.filler.formats.money(0).replace(/[\d\s]/g, "");
    const currency = context.filler.formats.currency;
    const literalsIn = literalReader([symbol, currency, ...(currency === "INR" ? ["Rs.", "Rs"] : [])]);
    // Which constant such a number repeats is not what is wrong with it.
    const differing = new Set(
      differingFacts(context).map(({ text, start }) => `${text.entry.path.join("/")} ${start}`),
    );
    // A number, or a contact: a mail address, or so many digits.
    for (const text of context.textsWith("1@")) {
      const { entry, source, prose } = text;
      if (entry.isDefault || entry.part === "constant") continue;
      for (const { name, value } of facts.contacts) {
        const at = prose.indexOf(value);
        if (at >= 0 && !isRefusedAt(text, at, context))
          yield repeated(text, at, at + value.length, value, [name], context);
      }
      if (!/\d/.test(source) || entry.part === "link") continue;
      yield* otherNumbers(text, context);
      yield* writtenTimes(text, context);
      const whole = /^\d{4,}$/.test(prose.trim()) ? facts.numbers.get(Number(prose)) : undefined;
      if (whole?.length === 1 && whole[0]) {
        yield repeated(text, 0, prose.length, prose, [whole[0].name], context);
        continue;
      }
      const around = wordsAround(text, context);
      for (const literal of literalsIn(prose)) {
        const { kind, start, end, numberEnd } = literal;
        if (differing.has(`${entry.path.join("/")} ${start}`)) continue;
        const names = repeatedFacts(literal, around, facts).map((fact) => fact.name);
        const [last, format] = kind === "counted" ? [numberEnd, ""] : [end, ` | ${kind}`];
        if (names.length > 0) yield repeated(text, start, last, source.slice(start, end), names, context, format);
      }
    }
  },
};
