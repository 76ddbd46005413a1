const twoLetters: readonly (readonly [letter: RegExp, plain: string])[] = [
  [/ä|æ/g, "ae"],
  [/ö|ø|œ/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
  [/ß/g, "ss"],
];

/** How people write a word with letters from a to z only: `plätze` as `plaetze` and as `platze`. Both are the same where it has no such letter. */
export function plainSpellings(word: string): readonly [long: string, short: string] {
  const lower = word.toLowerCase().normalize("NFC");
  const long = twoLetters.reduce((text, [letter, plain]) => text.replace(letter, plain), lower);
  const bare = (text: string): string => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return [bare(long), bare(lower)];
}
