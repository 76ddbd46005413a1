import { once } from "../shared.ts";
import { latinDigits } from "../../../language/words.ts";
import { meantNumber } from "../../../shape/explain/values/meant-words.ts";
import { groupSeparator, readingsOf } from "../../../language/written-number.ts";
import { dayOf } from "../../../site/format.ts";
import type { Path, Range } from "../../../problem.ts";
import { lookUp, type Scalar } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";

/** A constant whose value is of the wrong kind for what it is used for. */
export interface BlamedConstant {
  readonly wants: "number" | "day";
  readonly value: Scalar;
  readonly path: Path;
  readonly uses: readonly Range[];
}

/** Constants that are to blame for what is wrong with their uses, by name: the uses agree, or the value shows what it was meant to be. */
export const blamedConstants = once(findBlamed);

/** Whether a text is digits, with little around them: an amount, or several. */
const looksLikeNumber = (value: string): boolean => /^\D{0,4}\d[\d.,'’_\s]*\D{0,8}$/.test(latinDigits(value.trim()));

/** Whether a text names a number and what it counts in words: two euros. */
const saysNumber = (value: string): boolean => {
  const [first = "", ...others] = value.trim().split(/\s+/, 4);
  return others.length > 0 && others.length < 3 && meantNumber(first) !== undefined;
};

/** What a number may be that people write with symbols: 99.9%, ₹2,999, 14 days, 1 450, 29,90 €. Two where that is not sure. */
export const numbersIn = (value: string, { at }: Pick<Context, "at">): readonly string[] =>
  looksLikeNumber(value) ? readingsOf(value, groupSeparator(at(["site", "language"]))) : [];

/** What is less is no year. */
const firstYear = 1000;

/** Two numbers with a mark or a space between them, or a year: an hour, 06:30, is no day that was written in another way. */
const looksLikeDay = /\d\s*[-/. ]\s*\S*\d|\d{4}/;

function findBlamed(context: Context): ReadonlyMap<string, BlamedConstant> {
  const { references, filler, source, site } = context;
  const found = new Map<string, Omit<BlamedConstant, "uses"> & { uses: Range[]; isRight: boolean }>();
  for (const { text, reference } of references) {
    const { part, path } = text.entry;
    const { name, format, start, end } = reference;
    const isDay = format === "date" || part === "date";
    const isNumber = part === "number" || part === "money" || (format !== undefined && !isDay);
    const isOwn = text.scopes.some((scope) => Object.hasOwn(scope.value, name.split(".")[0] ?? ""));
    if ((!isDay && !isNumber) || isOwn) continue;
    const home = lookUp(name, site);
    if (home.kind !== "value" || home.path[0] !== "constants") continue;
    const value = filler.value(`{${name}}`);
    // A number may have been meant for a day: 20260115, or what a spreadsheet has for one.
    const mayBeDay = isDay && typeof value === "number" && value >= firstYear;
    if ((typeof value !== "string" && !mayBeDay) || typeof home.value === "object") continue;
    if (typeof value === "string" && value.includes("{")) continue;
    const one = found.get(name) ?? {
      wants: isDay ? "day" : "number",
      value: home.value,
      path: home.path,
      uses: [],
      isRight: false,
    };
    found.set(name, one);
    if ((isDay && typeof value === "string" && dayOf(value)) || (one.wants === "day") !== isDay) one.isRight = true;
    else one.uses.push(source.locateInside(path, start, end));
  }
  return new Map(
    [...found].filter(
      ([, { uses, isRight, value, wants }]) =>
        !isRight &&
        (uses.length > 1 ||
          (wants === "number"
            ? looksLikeNumber(String(value)) || saysNumber(String(value))
            : looksLikeDay.test(String(value)))),
    ),
  );
}
