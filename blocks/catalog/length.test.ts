import { expect, test } from "vitest";
import { lengthOf } from "./length.ts";

test.each([
  ["4 weeks", "en-IN", "P4W", "Weekly"],
  ["1 week", "en", "P1W", "Weekly"],
  ["4 Wochen", "de", "P4W", "Weekly"],
  ["3 months", "en", "P3M", "Monthly"],
  ["2 años", "es", "P2Y", "Yearly"],
  ["10 Days", "en", "P10D", "Daily"],
])("knows %s in %s as %s", (words, language, duration, repeatFrequency) => {
  expect(lengthOf(words, language)).toMatchObject({
    duration,
    courseSchedule: { "@type": "Schedule", repeatFrequency },
  });
});

test("tells hours as work", () => {
  expect(lengthOf("36 hours", "en")).toEqual({ duration: "PT36H", courseWorkload: "PT36H" });
});

test.each(["4 moons", "weeks", "4 weeks or so", ""])("says nothing about “%s”", (words) => {
  expect(lengthOf(words, "en")).toEqual({});
});
