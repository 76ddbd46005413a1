import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { prepare } from "../../build/load-site.ts";
import { languageAttributes } from "../../build/page/shell.ts";
import { directionOf } from "./labels.ts";

const own = readFileSync("site.yaml", "utf8").replace(/^labels:\n(?:(?: .*)?\n)*/m, "");

/** The interface's words in a language, as the pages have them. */
function labelsIn(language: string, labels = ""): Readonly<Record<string, unknown>> {
  const text = own.replace(/^ {2}language: .*/m, `  language: ${language}`) + labels;
  const show = prepare(text, "site.yaml", "public", "").show;
  if (!show) throw new Error(`A site in ${language} is not sound`);
  return { ...show.model.frame.labels };
}

const words = (label: unknown): string => (typeof label === "string" ? label : JSON.stringify(label));
const english = labelsIn("en-GB");
const languages = ["de", "fr-CA", "es-MX", "hi", "ar-EG", "it", "ja", "nl-BE", "pl", "pt-BR"];

test.each(languages)("a site in %s has every word of the interface in its language, none much longer", (language) => {
  const labels = labelsIn(language);
  expect(Object.keys(labels)).toEqual(Object.keys(english));
  const sameWords = new Set(["menu", "showing", "pages", "contact"]);
  const foreign = Object.entries(labels).filter(([name]) => !sameWords.has(name));
  for (const [name, label] of foreign) expect(words(label), name).not.toBe(words(english[name]));
  for (const [name, label] of Object.entries(labels)) {
    expect(
      words(label)
        .match(/\{\w+\}/g)
        ?.toSorted(),
      name,
    ).toEqual(
      words(english[name])
        .match(/\{\w+\}/g)
        ?.toSorted(),
    );
    // A short one stands on a button or beside one.
    expect(words(label).length, name).toBeLessThanOrEqual(Math.max(words(english[name]).length * 1.6, 24));
  }
});

test("what the site file says goes before our words", () => {
  expect(labelsIn("de", "labels:\n  menu: Speisekarte\n")).toMatchObject({ menu: "Speisekarte", close: "Schließen" });
});

test("a language of which we have no words has English ones", () => {
  expect(labelsIn("sv")).toEqual(english);
});

const rightToLeft =
  "he ar ar-EG iw fa prs ur ur-PK ur-Aran ps sd ckb yi yi-Hebr ji dv ug ks pnb azb arz glk mzn lrc syr nqo arc ff-Adlm rhg az-Arab " +
  "az-IR ku-Arab ku-IQ pa-Arab pa-PK uz-Arab uz-AF kk-Arab kk-CN ms-Arab ha-Arab tg-Arab ky-Arab tr-Arab sw-Arab so-Arab wo-Arab";
const leftToRight =
  "en de-AT fr hi zh-Hant-TW ja ko th ta bn am el ru tr az ku pa pa-Guru uz kk ms ha tg ks-Deva sd-Deva sd-IN ur-Latn ur-Deva ar-Latn " +
  "fa-Latn he-Latn yi-Latn dv-Latn ug-Cyrl ug-Latn az-Cyrl ff ff-Latn mt ps-Latn fa-Cyrl";

test("a language is read the way its script is, which the page says", () => {
  const attributes = (tags: string): readonly string[] => tags.split(" ").map(languageAttributes);
  expect(attributes(rightToLeft)).toEqual(rightToLeft.split(" ").map((tag) => `lang="${tag}" dir="rtl"`));
  expect(attributes(leftToRight)).toEqual(leftToRight.split(" ").map((tag) => `lang="${tag}"`));
  for (const tag of rightToLeft.split(" ")) expect(directionOf(tag), tag).toBe("rtl");
});
