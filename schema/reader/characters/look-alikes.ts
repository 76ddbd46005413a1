import { codeOf } from "./code-point.ts";

/* Characters that look like one of the keyboard, and are another one. */

/** Letters of two alphabets, each with the Latin letter that it looks like. */
const letters: ReadonlyMap<string, string> = new Map(
  [
    ["аеорсухіјѕһԁԛԝкАВЕКМНОРСТУХІЈЅԌԚԜ", "aeopcyxijshdqwkABEKMHOPCTYXIJSGQW"],
    ["οναρικυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ovapikuABEZHIKMNOPTYX"],
  ].flatMap(([theirs = "", ours = ""]) => [...theirs].map((letter, index) => [letter, ours[index] ?? ""] as const)),
);

const marks: ReadonlyMap<string, string> = new Map(
  [
    ["‐‑‒–—―−﹣", "-"],
    ["¦∣│ǀ❘", "|"],
    ["∶꞉ː︰", ":"],
    ["⁄∕", "/"],
    ["․", "."],
    ["﹫", "@"],
  ].flatMap(([theirs = "", ours = ""]) => [...theirs].map((mark) => [mark, ours] as const)),
);

/** Characters without a width. Within words of other scripts, joiners shape the letters. */
const unseen = /[\u00ad\u200b\u2060\ufeff]|(?<![^\p{ASCII}\p{Script=Latin}])[\u200c\u200d]/u;

const everyUnseen = new RegExp(unseen, "gu");

const isPlain = /^\p{ASCII}*$/u;
/** Wide forms, ligatures, and the letters of formulas, which some programs use for bold words. */
const styled = /[\uff01-\uff5e\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/u;
const isLatin = /[a-z]/i;

/** A word with letters of two alphabets, of which one is meant. */
const word = /[\p{L}\p{M}\p{N}_]+/gu;

const plainLetters = (text: string): string =>
  text.replace(word, (written) =>
    isLatin.test(written) ? [...written].map((letter) => letters.get(letter) ?? letter).join("") : written,
  );

/** A name, a code or an address as it seems to be written: `titlе` with a Cyrillic letter as `title`. */
export function plainLook(text: string): string {
  if (isPlain.test(text)) return text;
  const characters = [...text.replace(everyUnseen, "")].map(
    (one) => marks.get(one) ?? (styled.test(one) ? one.normalize("NFKC") : one),
  );
  return plainLetters(characters.join(""));
}

const scriptOf = (letter: string): string => (/\p{Script=Greek}/u.test(letter) ? "Greek" : "Cyrillic");

/** What nobody sees in a name, a code or an address; nothing where it is written as it looks. */
export function hiddenDifference(text: string): string | undefined {
  if (plainLook(text) === text) return undefined;
  const hidden = unseen.exec(text)?.[0];
  if (hidden !== undefined) return `A character that nobody sees (${codeOf(hidden)}) stands in it: delete it.`;
  const odd = [...text].find((one) => marks.has(one) || styled.test(one)) ?? oddLetter(text);
  if (odd === undefined) return undefined;
  const look = plainLook(odd);
  return letters.has(odd)
    ? `The “${odd}” in it is a ${scriptOf(odd)} letter that looks like “${letters.get(odd)}”: type it again.`
    : `The “${odd}” in it (${codeOf(odd)}) is not the “${look}” of the keyboard: type it again.`;
}

/** The first letter of another alphabet in a word with Latin letters. */
const oddLetter = (text: string): string | undefined =>
  [...text.matchAll(word)]
    .filter(([written]) => isLatin.test(written))
    .flatMap(([written]) => [...written])
    .find((letter) => letters.has(letter));
