import { withText } from "../../../problems/sample-sites.ts";
import type { AreaRule } from "../../rule.ts";
import { datesIn, daysIn, weekdayName, weekdayOf } from "../../support/texts/calendar/written-dates.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** A day that a text names is in the calendar, on the weekday that stands before it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/no-such-day",
    severity: "warning",
    what: "A text names a day that is not in the calendar, or a weekday that is not that of its date.",
    why: "Visitors come on the wrong day, or call to ask which of the two is meant.",
    bad: withText("We are closed until 31 April. Then see [our prices](/prices)."),
    good: withText("We are closed until 30 April. Then see [our prices](/prices)."),
  },
  *find({ textsWith, source, at }) {
    const written = at(["site", "language"]);
    const language = typeof written === "string" && /^[a-z]{2}(?:-|$)/i.test(written) ? written.slice(0, 2) : "en";
    for (const { entry, prose } of textsWith("1")) {
      if (entry.isDefault || !parts.has(entry.part)) continue;
      for (const date of datesIn(prose, language)) {
        if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) continue;
        const words = prose.slice(date.start, date.end);
        const days = daysIn(date);
        const weekday = weekdayOf(date);
        const isInCalendar = date.day <= days;
        if (isInCalendar && (date.weekday === undefined || weekday === undefined || weekday === date.weekday)) continue;
        yield {
          message: isInCalendar
            ? `“${words.slice(0, 40)}” is a ${weekdayName(weekday ?? 0)}.`
            : `“${words.slice(0, 40)}” is not in the calendar: the month has ${days} days.`,
          label: isInCalendar ? "another weekday" : "no such day",
          help: isInCalendar ? "Correct the weekday or the date." : "Write the day that is meant.",
          range: source.locateInside(entry.path, date.start, date.end),
          at: entry.path,
        };
      }
    }
  },
};
