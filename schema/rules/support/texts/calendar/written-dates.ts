/** A day that a text names. */
export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  readonly year?: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** From 0, which is Sunday, where the text says it. */
  readonly weekday?: number;
}

interface Words {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly form: RegExp;
}

const escaped = (words: readonly string[]): string => words.map((word) => word.replaceAll(".", "\\.")).join("|");

/** 2023 begins on a Sunday. */
const dayIn = (month: number, day: number): Date => new Date(Date.UTC(2023, month, day));

function namesIn(language: string, options: Intl.DateTimeFormatOptions, days: readonly Date[]): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return days.map((day) => format.format(day).toLowerCase());
}

const known = new Map<string, Words>();

/** The names of months and weekdays in a language and in English, and the forms of a day with them. */
function wordsOf(language: string): Words {
  const found = known.get(language);
  if (found) return found;
  const languages = [...new Set(["en", language])];
  const each = (options: Intl.DateTimeFormatOptions, days: readonly Date[]): string[] =>
    languages.flatMap((one) => namesIn(one, options, days));
  const months = each(
    { month: "long" },
    Array.from({ length: 12 }, (_, month) => dayIn(month, 15)),
  );
  const weekdays = each(
    { weekday: "long" },
    Array.from({ length: 7 }, (_, day) => dayIn(0, day + 1)),
  );
  const lead = `(?:(?<weekday>${escaped(weekdays)}),?\\s+(?:(?:the|den|dem|le|el|il)\\s+)?)?`;
  const month = (place: string): string => `(?<month${place}>${escaped(months)})`;
  const year = (place: string): string => `(?<year${place}>(?:19|20)\\d\\d)(?!\\d)`;
  const form = [
    `${year("1")}-(?<month1>\\d\\d)-(?<day1>\\d\\d)(?!\\d)`,
    `(?<day2>\\d{1,2})\\.\\s?(?<month2>\\d{1,2})\\.\\s?${year("2")}`,
    `(?<day3>\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s+(?:of\\s+|de\\s+)?${month("3")}(?![\\p{L}\\d])(?:,?\\s+(?:de\\s+)?${year("3")})?`,
    // “In June 31 guests came” names no day.
    `${month("4")}\\s+(?<day4>\\d{1,2})(?:(?:st|nd|rd|th)(?!\\p{L})(?:,?\\s+${year("4")})?|,?\\s+${year("5")})`,
  ].join("|");
  const words = { months, weekdays, form: new RegExp(`(?<![\\p{L}\\d.-])${lead}(?:${form})`, "giu") };
  known.set(language, words);
  return words;
}

/** The days that a text names with a month. */
export function* datesIn(text: string, language: string): Iterable<WrittenDate> {
  if (!/\d/.test(text)) return;
  const { months, weekdays, form } = wordsOf(language);
  for (const { 0: words, index, groups = {} } of text.matchAll(form)) {
    const of = (name: string): string | undefined =>
      Object.entries(groups).find(([key, value]) => key.startsWith(name) && value !== undefined)?.[1];
    const written = of("month")?.toLowerCase() ?? "";
    const month = /^\d/.test(written) ? Number(written) : (months.indexOf(written) % 12) + 1;
    const year = of("year");
    const weekday = groups["weekday"]?.toLowerCase();
    yield {
      start: index,
      end: index + words.length,
      month,
      day: Number(of("day")),
      ...(year !== undefined && { year: Number(year) }),
      ...(weekday !== undefined && { weekday: weekdays.indexOf(weekday) % 7 }),
    };
  }
}

/** How many days a month has; of a February whose year is not said, 29. */
export const daysIn = ({ year = 2024, month }: WrittenDate): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The weekday of a day whose year is said, from 0. */
export const weekdayOf = ({ year, month, day }: WrittenDate): number | undefined =>
  year === undefined ? undefined : new Date(Date.UTC(year, month - 1, day)).getUTCDay();

export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(dayIn(0, weekday + 1));
