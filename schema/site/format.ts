import { isMap, type DataMap } from "../problem.ts";
import { once } from "./once.ts";

/** The formats that may follow a bar: `{price | money}`. */
export const formatNames = ["money", "number", "percent", "date"] as const;
export type FormatName = (typeof formatNames)[number];

export const isFormatName = (name: string): name is FormatName => formatNames.some((known) => known === name);

/** Shows numbers and days in the site's language and currency. */
export interface Formats {
  /** ISO 4217: INR. */
  readonly currency: string;
  /** How many decimals the currency has: 2, none for the yen. */
  readonly decimals: number;
  money(value: number): string;
  /** An amount as it is shown: with the decimals of the currency, rounded in the way of `money`. */
  shown(value: number): number;
  number(value: number): string;
  /** 99.9 becomes 99.9%. */
  percent(value: number): string;
  /** A day as year-month-day; undefined where there is no such day. */
  date(iso: string): string | undefined;
}

/** The day as a moment, or undefined where the calendar has no such day. */
export function dayOf(iso: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const moment = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day) ? undefined : moment;
}

/** A language that this machine can format; English for all others, never the machine's own. */
function languageOf(language: unknown): string {
  if (typeof language !== "string") return "en";
  try {
    return Intl.NumberFormat.supportedLocalesOf([language])[0] ?? "en";
  } catch {
    return "en";
  }
}

type Formatters = ReturnType<typeof makeFormatters>;

/** What a language formats with. Making one takes longer than checking a page: one that is not used is not made. */
function makeFormatters(written: unknown, currency: string) {
  const language = once(() => languageOf(written));
  const money = { style: "currency", currency } as const;
  const exact = once(() => new Intl.NumberFormat(language(), money));
  return {
    whole: once(
      () => new Intl.NumberFormat(language(), { ...money, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    ),
    exact,
    decimals: once(() => exact().resolvedOptions().maximumFractionDigits ?? 2),
    // Not with Math.round or toFixed: they round what a computer makes of 1.2345, which is a little less.
    digits: once(() => {
      const { maximumFractionDigits } = new Intl.NumberFormat("en", money).resolvedOptions();
      return new Intl.NumberFormat("en", { maximumFractionDigits, useGrouping: false });
    }),
    plain: once(() => new Intl.NumberFormat(language(), { maximumFractionDigits: 10 })),
    percent: once(() => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 4 })),
    long: once(() => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" })),
  };
}

let latest: { readonly key: string; readonly formatters: Formatters } | undefined;

/** Those of the last call serve again: a site is checked many times with one language. */
function formattersOf(written: unknown, currency: string): Formatters {
  const key = JSON.stringify([written, currency]);
  if (latest?.key !== key) latest = { key, formatters: makeFormatters(written, currency) };
  return latest.formatters;
}

/** The formats of a site: `site.language`, `site.currency`, `site.dateOrder`. The same on every machine. */
export function formatsOf(site: DataMap): Formats {
  const facts = isMap(site["site"]) ? site["site"] : {};
  const written = facts["currency"];
  const currency = typeof written === "string" && /^[A-Z]{3}$/.test(written) ? written : "USD";
  const { whole, exact, decimals, digits, plain, percent, long } = formattersOf(facts["language"], currency);
  const monthFirst = facts["dateOrder"] === "month-first";

  return {
    currency,
    get decimals() {
      return decimals();
    },
    money: (value) => (Number.isInteger(value) ? whole() : exact()).format(value),
    shown: (value) => (Number.isInteger(value) ? value : Number(digits().format(value))),
    number: (value) => plain().format(value),
    percent: (value) => percent().format(value / 100),
    date(iso) {
      const day = dayOf(iso);
      if (!day) return undefined;
      if (!monthFirst) return long().format(day);
      const parts = long().formatToParts(day);
      const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
      return `${part("month")} ${part("day")}, ${part("year")}`;
    },
  };
}
