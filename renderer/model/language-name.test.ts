import { expect, test } from "vitest";
import { languageCode, languageName } from "./language-name.ts";

test("a button shows the language without its region", () => {
  expect(languageCode("en-IN")).toBe("EN");
  expect(languageCode("de")).toBe("DE");
});

test("a language is named in its own words, with a capital", () => {
  expect(languageName("en-IN")).toBe("English");
  expect(languageName("de-AT")).toBe("Deutsch");
  expect(languageName("fr")).toBe("Français");
  expect(languageName("hi")).toBe("हिन्दी");
});

test("a language that the browser does not know keeps its code", () => {
  expect(languageName("qaa")).toBe("QAA");
  expect(languageName("not a tag")).toBe("NOT A TAG");
});
