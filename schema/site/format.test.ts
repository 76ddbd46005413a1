import { expect, test } from "vitest";
import { formatsOf, type Formats } from "./format.ts";

const formats = (language: string, currency = "INR", dateOrder = "by-language"): Formats =>
  formatsOf({ site: { language, currency, dateOrder } });

test.each([
  ["en-IN", "INR", 2999, "₹2,999"],
  ["en-IN", "INR", 100000, "₹1,00,000"],
  ["en-IN", "INR", 49.5, "₹49.50"],
  ["en", "USD", 29, "$29"],
  ["de", "EUR", 1234.5, "1.234,50\u00a0€"],
  ["ja", "JPY", 5000, "￥5,000"],
])("in %s and %s, %d is %s", (language, currency, value, expected) => {
  expect(formats(language, currency).money(value)).toBe(expected);
});

test.each([
  ["KWD", 1.2345, 1.235],
  ["EUR", 1.005, 1.01],
  ["EUR", 2.9991, 3],
  ["JPY", 2.5, 3],
])("in %s, %f is shown as %f", (currency, value, expected) => {
  const { money, shown } = formats("en", currency);
  expect(shown(value)).toBe(expected);
  expect(Number(money(value).replace(/[^\d.]/g, ""))).toBe(expected);
});

test("a percentage is written as the language does", () => {
  expect([formats("en").percent(99.9), formats("en").percent(75), formats("de").percent(12.5)]).toEqual([
    "99.9%",
    "75%",
    "12,5\u00a0%",
  ]);
});

test("a day is written out in the language, or with the month first", () => {
  expect(formats("en-IN").date("2025-01-15")).toBe("15 January 2025");
  expect(formats("en-IN", "INR", "month-first").date("2025-01-15")).toBe("January 15, 2025");
  expect(formats("de").date("2025-01-15")).toBe("15. Januar 2025");
});

test("a day that is in no calendar has no words", () => {
  expect(formats("en").date("2025-02-30")).toBeUndefined();
  expect(formats("en").date("soon")).toBeUndefined();
});

test("a language that nobody speaks gives English, not the machine's own", () => {
  expect(formats("xx-invalid-tag-!").number(1234.5)).toBe("1,234.5");
  expect(formats("qqq").date("2025-01-15")).toBe("January 15, 2025");
});
