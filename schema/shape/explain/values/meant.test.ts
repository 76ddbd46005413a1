import { expect, test } from "vitest";
import { currencyCode } from "./currencies.ts";
import { hexColor, isoDay, languageTag } from "./meant.ts";

test.each([
  ["15/01/2025", "2025-01-15"],
  ["2025-1-5", "2025-01-05"],
  ["4 March 2019", "2019-03-04"],
  ["March 4th, 2019", "2019-03-04"],
  // It may be the fourth of March or the third of April.
  ["04.03.2019", "2019-03-04"],
  ["1. Februar 2025", "2025-02-01"],
  ["1er février 2025", "2025-02-01"],
  ["15.01.26", "2026-01-15"],
  ["2026-15-01", "2026-01-15"],
  // The number of a day in a spreadsheet.
  ["46037", "2026-01-15"],
  ["04/03/2019", "04/03/2019"],
  ["spring 2019", "spring 2019"],
])("the day %s is written %s", (text, day) => {
  expect(isoDay(text)).toBe(day);
});

test("a language is known by its name, in English and in its own words", () => {
  expect(["English", "german", "Deutsch", "हिन्दी", "en_GB"].map(languageTag)).toEqual([
    "en",
    "de",
    "de",
    "hi",
    "en-GB",
  ]);
});

test("a country that is written like its language stays, and one that is none goes", () => {
  expect(["fr_FR", "de_DE", "en-EN", "ja_JA"].map(languageTag)).toEqual(["fr-FR", "de-DE", "en", "ja"]);
});

test("a currency is known by its sign and its name, and others are left as they are", () => {
  expect(["£", "Pounds", "euro", "usd", "GPB", "shells"].map(currencyCode)).toEqual([
    "GBP",
    "GBP",
    "EUR",
    "USD",
    "GBP",
    "shells",
  ]);
});

test("a color is known by its name and in other writings", () => {
  expect(["#833", "brown", "rgb(138, 52, 18)", "mud"].map(hexColor)).toEqual(["#883333", "#a52a2a", "#8a3412", "mud"]);
});
