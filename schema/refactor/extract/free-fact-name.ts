import { lookUp } from "../../site/reference.ts";
import type { OpenSite } from "../open-site.ts";

/** How many words of a text a name is made of. */
const maxWords = 3;

/**
 * A name for a fact, until its author finds a better one: its own words, or for a number the word behind it.
 * @param behind the text that follows the words
 */
export function freeFactName({ site }: OpenSite, words: string, behind: string): string {
  const own = wordsOf(words);
  const [next] = wordsOf(behind.slice(0, behind.search(/\n|$/)));
  const parts = own.length > 0 ? own.slice(0, maxWords) : [next ?? "fact"];
  const name = parts.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  let free = name;
  for (let number = 2; free === "site" || lookUp(free, site).kind !== "nothing"; number += 1) free = `${name}${number}`;
  return free;
}

/** The words of plain letters, which a name may have. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z][a-z0-9]+/g) ?? [];
