import { groupOf } from "./steps.ts";

/** The words that a name is made of: `minimumScore` has two. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** `telephone` holds `phone`, and `mail` is in `email`. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && (one.includes(other) || other.includes(one)));

/**
 * The name that a constant has now which texts still call by another one: the only one beside it that nothing names. Nothing where
 * texts look for more than one there, or, at the top, where a single text does and the two have no word in common.
 * @param uses how many places use each of the names that there are not
 */
export function onlyFreeName(
  wanted: string,
  free: readonly string[],
  uses: ReadonlyMap<string, { readonly length: number }>,
): string | undefined {
  const group = groupOf(wanted);
  const [only, other] = free.filter((name) => groupOf(name) === group);
  const isAlone = [...uses.keys()].every((name) => name === wanted || groupOf(name) !== group);
  if (only === undefined || other !== undefined || !isAlone) return undefined;
  if ((uses.get(wanted)?.length ?? 0) > 1) return only;
  const words = wordsOf(wanted);
  return group !== "" || wordsOf(only).some((word) => words.some((one) => isSameWord(word, one))) ? only : undefined;
}
