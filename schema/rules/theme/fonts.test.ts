import { expect, test } from "vitest";
import { families } from "../../site/theme/families.ts";
import type { FontFacts } from "../../problem.ts";
import { filesOf, fixed, found, words } from "../testing/try-rule.ts";
import { rule as license } from "./font-license.ts";
import { rule as missingLetters } from "./missing-letters.ts";
import { rule as missingScript } from "./missing-script.ts";
import { rule as notAFont } from "./not-a-font.ts";
import { rule as oneWeight } from "./one-weight.ts";
import { rule as unknownFont } from "./unknown-font.ts";

const rules = [license, missingLetters, missingScript, notAFont, oneWeight, unknownFont];
const whole: FontFacts = {
  characters: [[0x20, 0x24f]],
  weights: [100, 900],
};
const folder = (font: Partial<FontFacts> = {}) =>
  filesOf({
    "fonts/brand.woff2": { kind: "other", font: { ...whole, ...font } },
    "fonts/Other.woff2": { kind: "other", font: whole },
    "photo.jpg": { kind: "jpeg" },
  });
const site = (font: string, more = ""): string => `site: { name: A, theme: { font: ${font} }${more} }`;
const written = "fonts/brand.woff2";

test.each([...families.keys(), "system", written])("%s is a typeface", (font) => {
  expect(found(rules, site(font), folder())).toEqual([]);
});

test("a pair is checked as each of the two is", () => {
  const pair = (text: string, heading: string): string => site(`{ text: ${text}, heading: ${heading} }`);
  expect(found(rules, pair("inter", "jost"), folder())).toEqual([]);
  expect(found(rules, site("{ heading: jost }"), folder())).toEqual([]);
  expect(found(rules, pair(written, "fonts/Other.woff2"), folder())).toEqual([]);
  expect(found(unknownFont, pair("intr", "Jost"), folder())).toEqual([
    "theme/unknown-font: intr",
    "theme/unknown-font: Jost",
  ]);
  expect(fixed(unknownFont, pair("inter", "jst"), folder())).toBe(pair("inter", "jost"));
  expect(
    found(
      notAFont,
      pair("inter", "photo.jpg").replace("photo.jpg", written),
      filesOf({ [written]: { kind: "other" } }),
    ),
  ).toEqual([`theme/not-a-font: ${written}`]);
  expect(found(license, pair(written, written), folder({ forbidsEmbedding: true }))).toHaveLength(1);
  const russian = pair("inter", "space-grotesk").replace(/ }$/, ", language: ru }");
  expect(found(missingScript, russian, folder())).toEqual(["theme/missing-script: space-grotesk"]);
});

test("a font of headings alone needs their letters alone, and no regular ones", () => {
  const text = (title: string, body: string): string =>
    `site: { name: A, currency: EUR, theme: { font: { heading: ${written} } } }
routes: [{ path: /, title: Home, sections: [{ type: text, title: ${title}, body: ${body} }] }]`;
  const ascii = folder({ characters: [[0x20, 0x7e]] });
  expect(found(missingLetters, text("Bread", "Café"), ascii)).toEqual([]);
  expect(found(missingLetters, text("Café", "Bread"), ascii)).toEqual([`theme/missing-letters: ${written}`]);
  expect(found(oneWeight, text("Bread", "Rye"), folder({ weights: [700, 700] }))).toEqual([]);
  expect(found(oneWeight, text("Bread", "Rye"), folder({ weights: [400, 400] }))).toEqual([
    `theme/one-weight: ${written}`,
  ]);
});

test("a site without a typeface of its own has no problem, whatever its language", () => {
  expect(found(rules, "site: { name: パン屋, language: ja }", folder())).toEqual([]);
});

test.each([
  ["Inter", "inter"],
  ["intr", "inter"],
  ["Source Serif 4", "source-serif-4"],
  ["Noto Sans Variable", "noto-sans"],
  ["/fonts/brand.woff2", written],
  ["public/fonts/brand.woff2", written],
  ["brand.woff2", written],
  ["fonts/Brand.woff2", written],
  ["fonts/brnd.woff2", written],
  ["fonts\\brand.woff2", written],
  ["fonts/other.woff2", "fonts/Other.woff2"],
  ["fonts/brand.ttf", written],
  ["https://cdn.example/brand.woff2", written],
  ["Comic Sans MS", undefined],
  ["fonts/missing.woff2", undefined],
  ["fonts/missing.otf", undefined],
  ["https://fonts.example/css2", undefined],
])("%s is none, and what is proposed is %s", (font, wanted) => {
  const text = site(`'${font}'`);
  expect(found(unknownFont, text, folder())).toEqual([`theme/unknown-font: '${font}'`]);
  expect(fixed(unknownFont, text, folder())).toBe(wanted === undefined ? undefined : site(`'${wanted}'`));
});

test.each([
  ["it is another kind of file", { kind: "other" as const }, "brand.woff2 is no WOFF2 font, whatever its name says."],
  [
    "it is damaged",
    { kind: "other" as const, fault: { why: "damaged" as const, detail: "It is damaged, or cut off." } },
    "brand.woff2 cannot be read as a font.",
  ],
])("a file is no font where %s", (_, facts, message) => {
  const files = filesOf({ [written]: facts });
  expect(found(rules, site(written), files)).toEqual([`theme/not-a-font: ${written}`]);
  expect(words(notAFont, site(written), files).split("\n")[0]).toBe(message);
});

const page = (body: string, more = ""): string =>
  `${site(written)}\nroutes: [{ path: /, title: Home, sections: [{ type: text, body: "${body}"${more} }] }]`;

test.each([
  ["Fresh bread", "", {}],
  ["Café Łódź", "", {}],
  ["an emoji 🥐 and an arrow", "", {}],
  ["Хлеб", ", hidden: true", {}],
  // The letter with its accent is drawn as two.
  [
    "é",
    "",
    {
      characters: [
        [0x20, 0x7e],
        [0x301, 0x301],
      ] as const,
    },
  ],
])("no letter of “%s” is missing", (body, more, font) => {
  expect(found(missingLetters, page(body, more), folder(font))).toEqual([]);
});

test("letters that the font lacks are named, with the first place", () => {
  const text = page("Café Хлеб, и ещё хлеб");
  expect(found(missingLetters, text, folder())).toEqual([`theme/missing-letters: ${written}`]);
  expect(words(missingLetters, text, folder())).toMatch(
    /^brand\.woff2 lacks 8 letters of the texts\.\nХ л е б и щ ё х\nTake a version of the font/,
  );
});

test("the sign of the currency is one of the letters", () => {
  const text = `site: { name: A, currency: INR, theme: { font: ${written} } }`;
  expect(words(missingLetters, text, folder())).toMatch(/\n₹\n/);
});

test.each([
  ["jost", "el", "These have them: inter, noto-sans, roboto-slab, source-serif-4."],
  ["inter", "hi", "These have them: noto-sans."],
  ["noto-sans", "ar", "These have them: rubik."],
  ["rubik", "vi", "These have them: inter, noto-sans, roboto-slab, source-serif-4, space-grotesk."],
  ["inter", "ja", "No typeface that comes with Lintel has them. A WOFF2 file of your own may: fonts/brand.woff2."],
])("%s has no letters for the language %s", (font, language, help) => {
  const text = site(font, `, language: ${language}`);
  expect(found(missingScript, text)).toEqual([`theme/missing-script: ${font}`]);
  expect(words(missingScript, text)).toMatch(new RegExp(`\\n${help.replaceAll(".", "\\.")}$`));
});

test.each([
  ["noto-sans", "hi"],
  ["rubik", "ar"],
  ["rubik", "he"],
  ["inter", "ru"],
  ["jost", "uk"],
  ["roboto-slab", "el"],
  ["space-grotesk", "vi"],
  ["jost", "pl"],
  ["system", "ja"],
  [written, "ja"],
])("%s is no problem for the language %s", (font, language) => {
  expect(found(missingScript, site(font, `, language: ${language}`), folder())).toEqual([]);
});

test.each([
  [[400, 400], "brand.woff2 has no bold letters: browsers thicken the regular ones."],
  [[100, 500], "brand.woff2 has no bold letters: browsers thicken the regular ones."],
  [[700, 700], "brand.woff2 has bold letters alone: all texts are bold."],
] as const)("of weights %s the check says: %s", (weights, message) => {
  expect(words(oneWeight, site(written), folder({ weights })).split("\n")[0]).toBe(message);
});

test("a font that says that no website may use it is reported", () => {
  expect(found(rules, site(written), folder({ forbidsEmbedding: true }))).toEqual([`theme/font-license: ${written}`]);
});
