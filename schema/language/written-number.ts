import { latinDigits } from "./words.ts";

/** The separator of thousands in a language: a comma in English, a dot in German, a space in French. */
export function groupSeparator(language: unknown): string {
  try {
    const format = new Intl.NumberFormat(typeof language === "string" ? language : "en");
    return format.formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? ",";
  } catch {
    return ",";
  }
}

/** What stands before an amount, or behind it, that is not the exact one. */
const bound =
  /^(?:from|up to|about|around|approx\.?|circa|ca?\.|over|under|above|below|more than|less than|at least|at most|min\.?|max\.?|ab|bis|etwa|rund|über|unter|mindestens|höchstens|dès|à partir de|jusqu|environ|moins de|plus de|desde|hasta|a partir de|unos|más de|menos de|da|fino a|vanaf|od|от|до|से)(?![\p{L}\p{N}])|^[~≈<>≥≤±]|\d\s*\+$/iu;

/** Whether an amount is not the exact one: “from 18”, “ab 18”, “18+”. Its digits alone would say something else. */
export const isBound = (text: string): boolean => bound.test(text.trim());

/** Thousands that dots, commas or apostrophes part, in groups of three; in India of two before those. */
const parted = /^-?\d{1,3}(?:[.,]\d{2})*(?:[.,'’]\d{3})+$/;

/** Thousands that spaces part, in groups of three (in India of two before those): `1 450 000`, `1 00 000.50`. Other digits are several numbers. */
const spaced = /^-?\d{1,3}(?:[.,]?\s\d{2})*(?:[.,]?\s\d{3})+(?:[.,]\d+)?$/;

/** The hundredth part of an amount: 90p, 50 cents. */
const hundredths = /^\s*(\d{1,2})\s?(?:p|pence|pennies|c|ct|cts|cents?|¢|paisa|paise)\.?\s*$/;

/** The amount of money that so many pence, cents or paise are: 0.9 for `90p`. */
export function hundredthsIn(text: string): string | undefined {
  const [, digits] = hundredths.exec(text) ?? [];
  return digits === undefined ? undefined : String(Number(digits) / 100);
}

const fractions: Readonly<Record<string, string>> = {
  "½": "5",
  "¼": "25",
  "¾": "75",
  "⅕": "2",
  "⅖": "4",
  "⅗": "6",
  "⅘": "8",
  "⅛": "125",
};

/** `4½` as `4.5`. */
const withDecimals = (text: string): string =>
  text.replace(
    /(\d*)\s?([½¼¾⅕⅖⅗⅘⅛])(?!\s?\d)/u,
    (_, whole: string, part: string) => `${whole || "0"}.${fractions[part] ?? ""}`,
  );

/**
 * How a number may be meant that a person wrote with symbols, words and separators, as digits and a dot; the surest first. Two
 * where it depends on the language what the separator stands for, none where there are several numbers or none. `group`: the
 * separator of thousands in the language of the site. Pence and cents are no whole number of what a price has: `hundredthsIn`.
 */
export function readingsOf(text: string, group: string): readonly string[] {
  if (hundredthsIn(text) !== undefined) return [];
  const [, amount = "", thousands] = /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s?(k|K|tsd\.?|m|M|mio\.?)\s*$/.exec(text) ?? [];
  if (thousands !== undefined)
    return [String(Math.round(Number(amount.replace(",", ".")) * (/^[kt]/i.test(thousands) ? 1000 : 1_000_000)))];
  const digits = latinDigits(withDecimals(text))
    // Letters that look like digits, as a scanner reads them.
    .replace(/(?<![\p{L}\d])[lI|](?=\d)|(?<=\d)[lI|](?=\d)/gu, "1")
    .replace(/(?<=\d)[Oo]+(?!\p{L})/gu, (letters) => "0".repeat(letters.length));
  const [number, other] = digits.match(/-?\d[\d.,'’\u00a0\u202f _]*/g) ?? [];
  const written = number?.replace(/[^\d]+$/, "").replace(/([.,])\1+/g, "$1");
  // Of two numbers, as in “4-5” and “3 for 10”, the author says which one counts.
  if (written === undefined || other !== undefined || (/\s/.test(written) && !spaced.test(written))) return [];
  const separators = new Set(written.match(/[.,]/g));
  const last = Math.max(written.lastIndexOf("."), written.lastIndexOf(","));
  const separator = written[last] ?? "";
  const decimals = written.slice(last + 1).replace(/\D/g, "");
  const whole = written.replace(/[^\d-]/g, "");
  if (last === -1) return [whole];
  // Several of one separator part thousands, or the number is mistyped.
  if (written.indexOf(separator) !== last && separators.size === 1) return parted.test(written) ? [whole] : [];
  const exact = `${written.slice(0, last).replace(/[^\d-]/g, "")}.${decimals}`;
  if (separators.size > 1 || decimals.length !== 3) return [exact];
  return separator === group || /^-?\d{4}/.test(written) ? [whole] : [whole, String(Number(exact))];
}
