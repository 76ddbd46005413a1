import { takingAway } from "../../../problem.ts";
import { withConstants } from "../../../problems/sample-sites.ts";
import { lookUp } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";
import type { Finding, Rule } from "../../rule.ts";
import { intoGroup } from "../../support/group-by.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** What may be said twice: a word, a symbol of a currency, percent. */
const unitBehind = /^\s?(%|\p{Sc}|(?:[\s-]\p{L}{2,}))(?![\p{L}\p{N}])/u;
const unitBefore = /(\p{Sc})\s?$/u;
const lastUnit = /(%|\p{Sc}|(?<=\d\s?)\p{L}|\p{L}{2,})$/u;

/** How units are written for short. */
const short: Readonly<Record<string, string>> = {
  h: "hour",
  hr: "hour",
  min: "minute",
  sec: "second",
  d: "day",
  wk: "week",
  mo: "month",
  yr: "year",
  km: "kilometre",
  kg: "kilogram",
  pct: "percent",
  std: "stunde",
};

const currencyWords = /^(?:euros?|dollars?|pounds?|francs?|rupees?|yen|eur|usd|gbp|chf|inr)$/i;

/** Words without the ending of a plural, as in “day” and “days”. */
function bare(word: string): string {
  const one = word
    .toLowerCase()
    .replace(/^[\s-]+/, "")
    .replace(/(?<=\p{L}{2})s$/u, "");
  return short[one] ?? one;
}

/** A constant that is a text says its unit itself. */
export const rule: Rule = {
  meta: {
    code: "constant/doubled-unit",
    severity: "warning",
    what: "The word or the symbol beside a reference is part of the constant already.",
    why: "Visitors read it twice: 30 days days.",
    bad: withConstants("trial: 30 days", '"{trial} days for nothing."'),
    good: withConstants("trial: 30 days", '"{trial} for nothing."'),
  },
  *find(context) {
    const byConstant = new Map<string, Twice[]>();
    for (const one of findTwice(context)) {
      const home = one.name === undefined ? undefined : lookUp(one.name, context.site);
      if (one.name !== undefined && home?.kind === "value" && home.path[0] === "constants")
        intoGroup(byConstant, one.name, one);
      else yield one.problem;
    }
    for (const [name, uses] of byConstant) {
      const inConstant = unitInConstant(name, uses, context);
      if (inConstant) yield inConstant;
      else for (const { problem } of uses) yield problem;
    }
  },
};

/** A unit that is said twice: in a constant of that name, which says all of it, or beside itself. */
interface Twice {
  readonly problem: Finding;
  readonly name?: string;
  readonly said?: string;
}

/** Where several texts add the unit, and more than those that do not, it was written into the constant by mistake. */
function unitInConstant(name: string, uses: readonly Twice[], context: Context): Finding | undefined {
  const home = lookUp(name, context.site);
  const said = uses[0]?.said ?? "";
  const [, number, unit] = /^(\d+(?:\.\d+)?)[\s-]?(\p{L}{2,})$/u.exec(said) ?? [];
  const all = context.references.filter(({ reference }) => reference.name === name).length;
  if (home.kind !== "value" || number === undefined || uses.length < 2 || uses.length * 2 <= all) return undefined;
  const key = name.slice(name.lastIndexOf(".") + 1);
  const { start, end } = context.source.locate(home.path);
  return {
    message: `“${key.slice(0, 20)}” says “${said.slice(0, 16)}”, and ${uses.length} texts say its unit behind it again.`,
    label: "with its unit",
    help: `Write the number alone:\n${key}: ${number}${uses.length < all ? "\nThen add the unit where a text has none." : ""}`,
    range: context.source.locate(home.path),
    at: home.path,
    related: uses.slice(0, 8).map(({ problem: { range } }) => ({ message: "said again", range })),
    fixes:
      uses.length < all
        ? []
        : // The texts have the unit already.
          takingAway(unit, [
            {
              title: `Write ${number}`,
              safety: "review",
              edits: [{ start: start.offset, end: end.offset, text: number }],
            },
          ]),
  };
}

function* findTwice(context: Context): Iterable<Twice> {
  const { textsWith, filler, source, correct } = context;
  for (const text of textsWith("{")) {
    const { entry, prose, finds, scopes } = text;
    if (entry.isDefault || !parts.has(entry.part)) continue;
    for (const reference of finds.references) {
      const { start, end, format } = reference;
      const twice = /^\s+(\p{L}{2,})(\s+\1)(?![\p{L}\p{N}-])/iu.exec(prose.slice(end, end + 60));
      if (twice) {
        const to = end + twice[0].length;
        const from = to - (twice[2]?.length ?? 0);
        yield {
          problem: {
            message: `Visitors read “${(twice[1] ?? "").slice(0, 30)}” twice.`,
            label: "said twice",
            help: "Delete one of the two.",
            range: source.locateInside(entry.path, from, to),
            at: entry.path,
            fixes: correct(entry.path, from, to, "", "review").map((fix) => ({
              ...fix,
              title: "Delete the second one",
            })),
          },
        };
        continue;
      }
      const filled = format === undefined ? filler.reference(reference, scopes[0]) : undefined;
      if (filled?.kind !== "filled" || typeof filled.value !== "string" || !/\d/.test(filled.text)) continue;
      const said = filled.text.trim();
      const behind = unitBehind.exec(prose.slice(end, end + 24));
      const before = unitBefore.exec(prose.slice(Math.max(0, start - 2), start));
      const last = lastUnit.exec(said)?.[0];
      const isSame = (unit: string): boolean =>
        (last !== undefined && bare(unit) === bare(last)) ||
        (/\p{Sc}/u.test(unit) && said.includes(unit)) ||
        (/\p{Sc}/u.test(said) && currencyWords.test(unit.trim()));
      const isBehind = behind?.[1] !== undefined && isSame(behind[1]);
      if (!isBehind && !(before?.[1] !== undefined && isSame(before[1]))) continue;
      const from = isBehind ? end : start - (before?.[0].length ?? 0);
      const to = isBehind ? end + (behind?.[0].length ?? 0) : start;
      const alone = prose.slice(start, end);
      yield {
        ...(isBehind && text.scopes.length === 0 && { name: reference.name, said }),
        problem: {
          message:
            `Visitors read “${prose.slice(from, to).trim()}” twice: {${reference.name}} says “${said.slice(0, 20)}”.`.slice(
              0,
              90,
            ),
          label: "said twice",
          help: `Write ${alone} alone.`,
          range: source.locateInside(entry.path, from, to),
          at: entry.path,
          fixes: correct(entry.path, Math.min(from, start), Math.max(to, end), alone, "review"),
        },
      };
    }
  }
}
