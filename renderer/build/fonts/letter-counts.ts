/** How often each character is used, by code point. */
export type LetterCounts = ReadonlyMap<number, number>;

/** More texts change nothing that can be seen. */
const maxLetters = 200_000;

/** Letters as texts of many languages have them: they count where a site has next to no texts. */
const usual = "the quick brown fox jumps over the lazy dog and runs into a house, 12 or 345 times a day";

/**
 * Counts the letters of all sentences in a value: texts with a blank. Names, addresses and keys are none. Accents are left out: a
 * letter with one is as wide as without.
 */
export function letterCounts(value?: unknown): LetterCounts {
  const counts = new Map<number, number>();
  let total = 0;
  const visit = (inner: unknown): void => {
    if (total > maxLetters) return;
    if (typeof inner === "object" && inner !== null) for (const one of Object.values(inner)) visit(one);
    if (typeof inner !== "string" || !inner.includes(" ")) return;
    for (const letter of inner.normalize("NFD")) {
      const codePoint = letter.codePointAt(0) ?? 0;
      counts.set(codePoint, (counts.get(codePoint) ?? 0) + 1);
      total += 1;
    }
  };
  visit([usual, value]);
  return counts;
}
