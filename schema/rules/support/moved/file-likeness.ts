import { isTypoOf } from "../images/like-names.ts";
import { baseOf, folderOf, stemOf } from "../public/file-path.ts";
import { isSameWord, wordsOf } from "../names/only-free-name.ts";

const endingOf = (name: string): string => name.slice(name.lastIndexOf(".")).toLowerCase();

const picture = /\.(?:svg|png|jpe?g|webp|avif|gif|hei[cf]|tiff?|bmp)$/i;

/** A picture may be saved as another kind of picture, and no other file as another kind. */
const kindOf = (name: string): string => (picture.test(name) ? "picture" : endingOf(name));

/** From here on the names alone say that it is the same file. */
export const surely = 10;

/** From here on they say so of a file that stayed in its folder. */
export const likely = 1;

/**
 * How much the names of two files say that the first one became the second: `surely` where only the folder or the ending is another one,
 * `likely` where they have words in common, a little where the folder and the ending are the same.
 */
export function likeness(from: string, to: string): number {
  if (kindOf(from) !== kindOf(to)) return 0;
  const [one, other] = [stemOf(baseOf(from)), stemOf(baseOf(to))];
  const around = (folderOf(from) === folderOf(to) ? 0.2 : 0) + (endingOf(from) === endingOf(to) ? 0.1 : 0);
  const shared = commonWords(one, other);
  if (one === other) return surely + around;
  if (shared > 0) return likely + shared + around;
  return isBeside(from, to) ? around : 0;
}

/** Whether both are in the same folder and have the same ending. */
export const isBeside = (one: string, other: string): boolean =>
  folderOf(one) === folderOf(other) && endingOf(one) === endingOf(other);

/** The part of their words that two names have in common; a name that is nearly the other one has all. */
function commonWords(one: string, other: string): number {
  if (isTypoOf(one, other)) return 1;
  const [theirs, ours] = [wordsOf(one), wordsOf(other)];
  const common = theirs.filter((word) => ours.some((own) => isSameWord(word, own)));
  return (2 * common.length) / Math.max(1, theirs.length + ours.length);
}
