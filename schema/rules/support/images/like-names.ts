import { nearest } from "../../../reader/nearest.ts";

/** The words of a name, each with the letters that it is surely read as: `Bäcker` begins as `backer` does. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const letters = (word: string): string => [...word].toSorted().join("");

/** Near in letters is not near in meaning: `chairs` are no `stairs`. A typo seldom falls on the beginning, but letters change places. */
const isLikeWord = (one: string, other: string): boolean =>
  one.charAt(0) === other.charAt(0) || letters(one) === letters(other);

/** Whether one of two names that are near in letters may be the other one with a typo. */
export function isLikeName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.length === others.length) return words.every((word, index) => isLikeWord(word, others[index] ?? ""));
  return isLikeWord(words.join(""), others.join("")) || words.some((word) => others.includes(word));
}

/** Whether a name is another one with a typo. */
export const isTypoOf = (one: string, other: string): boolean =>
  nearest(one, [other]) !== undefined && isLikeName(one, other);
