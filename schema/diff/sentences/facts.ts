import type { Field } from "../../language/field.ts";
import { isMap, type Data } from "../../problem.ts";
import { plain } from "../change.ts";
import type { Spot, ValueRaw } from "../compare/raw.ts";
import type { Side } from "../side.ts";
import { quoted } from "../words/names.ts";
import { spelledOut } from "../words/key-words.ts";
import { shownWords } from "../words/uses.ts";
import { valueWords } from "../words/value-words.ts";
import { draftOf, sideOf, type Draft, type SentenceContext } from "./sentence-context.ts";

/** `trial days`, for the constant `trial.days` */
export const factName = ({ path }: Spot): string => quoted(spelledOut(path.slice(1).join(".")));

/** `The fact “trial days” changes from 14 to 30; it shows in 12 places on 4 pages.` */
export function factDraft(context: SentenceContext, raw: ValueRaw): Draft {
  const { spot } = sideOf(context, raw);
  const from = raw.before && factWords(context.before, raw.before);
  const to = raw.after && factWords(context.after, raw.after);
  const [was, now] = [saidFact(from, raw.before), saidFact(to, raw.after)];
  const shown = (raw.after ? context.uses.after : context.uses.before)(spot.path);
  const where = shownWords(shown);
  const name = `The fact ${factName(spot)}`;
  const sentence =
    from === undefined
      ? `New fact ${factName(spot)}: ${now}; it shows ${where}.`
      : to === undefined
        ? `${name} is gone (${was}).`
        : `${name} changes from ${was} to ${now}; it shows ${where}.`;
  return draftOf(context, raw, {
    // By itself a fact is on no page: the sentences of the texts that name it say so.
    topic: from === undefined || to === undefined ? "names" : "prices",
    action: from === undefined ? "added" : to === undefined ? "removed" : "changed",
    sentence: plain(sentence),
    more: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), shownIn: shown.places },
  });
}

/** A text stands in quotation marks: “10 am to 2 pm” ends where it ends. */
const saidFact = (words = "", spot: Spot | undefined): string =>
  typeof spot?.data === "string" && words.includes(" ") ? quoted(words) : words;

/** A fact as the texts show it: most of those that name it with a format decide. */
export function factWords(side: Side, { path, data }: Spot): string {
  const name = path.slice(1).join(".");
  const value = single(side.index.filler.value(data));
  if (value === undefined) return valueWords(side, data, {});
  const formats = new Map<string, number>();
  for (const { reference } of side.index.references)
    if (reference.name === name && reference.format !== undefined)
      formats.set(reference.format, (formats.get(reference.format) ?? 0) + 1);
  const [format] = [...formats].sort(([, one], [, other]) => other - one)[0] ?? [];
  const { money, percent, number, date } = side.index.filler.formats;
  if (typeof value === "number") {
    if (format === "money") return money(value);
    return format === "percent" ? percent(value) : number(value);
  }
  const field: Field = { part: "label" };
  return (format === "date" ? date(String(value)) : undefined) ?? valueWords(side, value, field);
}

const single = (data: Data): Data | undefined => (Array.isArray(data) || isMap(data) ? undefined : data);
