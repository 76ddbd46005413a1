import { expect, test } from "vitest";
import { rule as constantNotAllowedHere } from "../../constant/not-allowed-here.ts";
import { rule as valueOutOfRange } from "../../value/out-of-range.ts";
import { rule as valueBadDate } from "../../value/bad-date.ts";
import { found, words } from "../../testing/try-rule.ts";
import { wrongReferences } from "./wrong-references.ts";

const rules = [constantNotAllowedHere, valueOutOfRange, valueBadDate].map((rule) => ({
  ...rule,
  find: wrongReferences,
}));

const site = (
  entry: string,
  section = "",
): string => `constants: { done: 72, much: 172, email: a@b.example, day: "2025-01-15" }
collections: { p: { x: { title: X, ${entry} } } }
routes: [{ path: /, title: A, sections: [{ type: legal, title: A, items: [], ${section} }] }]`;

test.each(["refundShare: '{done}'", "price: '{much}'", "refundShare: '{unknown}'", "refundShare: 5"])(
  "%s is silent",
  (entry) => {
    expect(found(rules, site(entry))).toEqual([]);
  },
);

test.each([
  ["refundShare: '{much}'", "value/out-of-range: {much}"],
  ["refundShare: '{email}'", "constant/not-allowed-here: {email}"],
])("%s is reported", (entry, expected) => {
  expect(found(rules, site(entry))).toEqual([expected]);
});

test("a day is a day of the calendar", () => {
  expect(found(rules, site("price: 1", "updated: '{day}'"))).toEqual([]);
  expect(found(rules, site("price: 1", "updated: '{done}'"))).toEqual(["value/bad-date: {done}"]);
});

test("the message says what the value is", () => {
  expect(words(rules, site("refundShare: '{much}'"))).toBe(
    "This is 172; the most is 100.\nName another constant, or correct its value.",
  );
});
