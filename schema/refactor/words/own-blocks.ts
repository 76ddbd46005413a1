import { ownBlocksText } from "../../language/language.ts";
import { escapeForRegExp } from "../../language/words.ts";

/** Says that a block of the site's own names a file of the public folder: nobody but its author can change that. */
export function ownBlockWords(file: string, instead: string): readonly string[] {
  const named = new RegExp(`(?<![\\p{L}\\p{N}_./-])/?${escapeForRegExp(file)}(?![\\p{L}\\p{N}_-])`, "u");
  return named.test(ownBlocksText().normalize())
    ? [`A section type of your own names ${file} as well, in blocks/: ${instead} there yourself.`]
    : [];
}
