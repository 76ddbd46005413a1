import { formatHex, modeHsl, modeHwb, modeOklch, modeRgb, useMode } from "culori/fn";

/* What a value that is written in another way stands for. Each gives back the text where it stands for nothing. */

for (const mode of [modeRgb, modeHsl, modeHwb, modeOklch]) useMode(mode);

const tags = "en de fr es it pt nl pl sv da nb fi cs tr el ru uk hi bn ta te mr ur ar heb fa zh ja ko id vi th".split(
  " ",
);

let languages: ReadonlyMap<string | undefined, string> | undefined;

/** The tags of languages by their names, in English and in their own words. Worked out when needed: it takes 10 ms. */
const languageTags = (): ReadonlyMap<string | undefined, string> =>
  (languages ??= new Map(
    tags.flatMap((tag) =>
      ["en", tag].map(
        (words) =>
          [
            new Intl.DisplayNames([words], { type: "language" }).of(tag)?.toLowerCase(),
            String(new Intl.Locale(tag)),
          ] as const,
      ),
    ),
  ));

/** Kinds of a language that are named for a country. */
const countries: ReadonlyMap<string, string> = new Map([
  ["british", "en-GB"],
  ["american", "en-US"],
  ["australian", "en-AU"],
  ["canadian", "en-CA"],
  ["austrian", "de-AT"],
  ["brazilian", "pt-BR"],
  ["mexican", "es-MX"],
]);

/** `en-UK` as `en-GB`: the tag that browsers know, where another one means the same. */
export function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/** Countries where one language is official or far ahead, by the two letters that people write in place of its code. */
const oneLanguage = new Set("AT AU BR CN CZ DK EE EG GB GR IE IL IN JP KR MX NZ SE SI UA UK US VN".split(" "));

/** `CZ` as `cs-CZ`: the language of a country. */
function languageOfCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (!oneLanguage.has(code)) return undefined;
  const country = code === "UK" ? "GB" : code;
  return `${code === "IN" ? "en" : new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
}

/** A code that is that of a language, and was surely meant as that of a country: `UK` and `SE` are Ukrainian and Northern Sami. */
export function mistakenCountry(tag: string, file: string): string | undefined {
  const isUkrainian = /^uk$/i.test(tag);
  if (isUkrainian ? /\p{Script=Cyrillic}/u.test(file) : !/^(?:SE|BR|EE|SI)$/.test(tag)) return undefined;
  return languageOfCountry(tag);
}

/** Whether two letters name a country or a region. */
const isRegion = (code: string): boolean =>
  new Intl.DisplayNames(["en"], { type: "region", fallback: "none" }).of(code.toUpperCase()) !== undefined;

/** `en-EN` is `en`: there is no such country, as there is for `fr-FR`. */
const meantTag = (tag: string): string => {
  const [, repeated] = /^([a-z]{2})-\1$/i.exec(tag) ?? [];
  return repeated === undefined || isRegion(repeated) ? canonicalTag(tag) : repeated.toLowerCase();
};

/** `de_DE.UTF-8` and `de_DE@euro`, the locales of a system, without what is no part of the tag. */
const bareLocale = (text: string): string => text.replace(/(?<=^[a-z]{2,3}[-_][a-z]{2})[.@].*$/i, "");

/** `English`, `Deutsch` and `British English` as the tag that they have. */
export function languageTag(text: string): string {
  const words = text.trim().toLowerCase();
  const country = countries.get(words.replace(/\s+\S+$/, ""));
  // `English (US)`
  const [, name = "", region = ""] = /^(\p{L}+)\s*[(,-]\s*([a-z]{2})\)?$/u.exec(words) ?? [];
  const named = languageTags().get(name);
  if (named !== undefined && isRegion(region)) return canonicalTag(`${named}-${region.toUpperCase()}`);
  return (
    languageTags().get(words) ??
    country ??
    languageOfCountry(text) ??
    meantTag(bareLocale(text.trim()).replaceAll("_", "-"))
  );
}

/** What is said of a day that the calendar lacks: `2026-11-31`. Nothing for what is not written as a day of a month. */
export function noSuchDay(text: string): { message: string; label: string; help: string } | undefined {
  const [written = "", start = "", year = "", month = "", day = ""] =
    /^((\d{4})-(0[1-9]|1[0-2])-)(\d\d)$/.exec(text.trim()) ?? [];
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (written === "" || (Number(day) >= 1 && Number(day) <= length)) return undefined;
  const named = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
  const name = named.format(Date.UTC(Number(year), Number(month) - 1, 1));
  return {
    message: `There is no day “${written}”: ${name}${month === "02" ? ` ${year}` : ""} has ${length} days.`,
    label: "not in the calendar",
    help: `Write a day from 1 to ${length}, such as ${start}${length}`,
  };
}

/** The number of a month, from 1, by its name in English or in one of the languages above; nothing for another word. */
function monthOf(word: string): number | undefined {
  const start = bare(word);
  const at = ["en", ...tags].map((tag) => monthNames(tag).findIndex((name) => name.startsWith(start)));
  const found = at.find((index) => index >= 0);
  return found === undefined || start.length < 3 ? undefined : found + 1;
}

const bare = (word: string): string =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

const monthNames = (tag: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => bare(format.format(Date.UTC(2025, index, 15))));
};

/** Spreadsheets count the days from the end of 1899 on. */
const spreadsheetDay = (days: number): string => new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);

/** `15/01/2025`, `1.2.2025`, `2025-1-5` and `5 January 2025` as the day they are, where they can mean one day only. */
export function isoDay(written: string): string {
  // Letters that look like digits, among digits.
  const text = written
    .trim()
    // Programs write the time behind a day.
    .replace(/^(\d{4}-\d{2}-\d{2})[T ]\d{1,2}:\d\d\S*$/, "$1")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?<=\d[-/.]?)[lIO]|[lIO](?=[-/.]?\d)/g, (letter) => (letter === "O" ? "0" : "1"));
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  if (compact) return compact.slice(1).join("-");
  const [first = "", second = "", last = ""] = text.trim().split(/[-/.]\s*/);
  const iso = (year: string, month: string, day: string): string =>
    `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const words =
    /^(?:(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?)?(\p{L}[\p{L}\p{M}]+)[.,]?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(?:de\s+)?(\d{4})$/u.exec(
      text.trim(),
    );
  const day = words?.[1] ?? words?.[3];
  const month = words?.[2] === undefined ? undefined : monthOf(words[2]);
  if (words?.[4] !== undefined && day !== undefined && month !== undefined) return iso(words[4], String(month), day);
  if (/^\d{4}\D\d{1,2}\D\d{1,2}$/.test(text))
    return Number(second) > 12 ? iso(first, last, second) : iso(first, second, last);
  // With dots, the day comes first everywhere.
  if (/^\d{1,2}\.\s*\d{1,2}\.\s*(?:\d\d)?\d\d$/.test(text)) return iso(last.padStart(4, "20"), second, first);
  if (/^[45]\d{4}$/.test(text)) return spreadsheetDay(Number(text));
  if (/^\d{1,2}\D\d{1,2}\D\d{4}$/.test(text) && Number(first) > 12) return iso(last, second, first);
  if (/^\d{1,2}\D\d{1,2}\D\d{4}$/.test(text) && Number(second) > 12) return iso(last, first, second);
  return text;
}

/** How to write a day: as it may be meant, twice where day and month cannot be told apart, or as an example. */
export function dayHint(written: string): string {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written.trim()) ?? [];
  const day = isoDay(written);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return `Write it as year, month and day: ${day}`;
  if (!first || !second || !year || Number(first) > 12 || Number(second) > 12)
    return "Write it as year, month and day: 2025-01-15";
  const iso = (month: string, of: string): string => `${year}-${month.padStart(2, "0")}-${of.padStart(2, "0")}`;
  return `Write it as year, month and day: ${iso(first, second)} or ${iso(second, first)}`;
}

/** `#833`, `brown`, `rgb(138, 52, 18)` and `hsl(17 77% 31%)` as the color they are. */
export function hexColor(text: string): string {
  // Letters that look like digits are none.
  const plain = text.trim().startsWith("#") ? text.replaceAll(/o/gi, "0").replaceAll(/[il]/gi, "1") : text;
  const digits = /^(?:#+\s*|0x)?([0-9a-f]{3}|[0-9a-f]{6})[;,]?$/i.exec(plain.trim())?.[1];
  if (digits === undefined) return formatHex(text.trim().replace(/;$/, "").toLowerCase()) ?? text;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
