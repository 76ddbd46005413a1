import { dataAt } from "../../../language/data-at.ts";
import { isMap, type DataMap, type Path } from "../../../problem.ts";
import { isSameWord, wordsOf } from "../names/only-free-name.ts";

/** Longer texts say many words by chance, but not several of them side by side. */
const maxLength = 60;

/** Whether what stands at a place says the name that it had: its heading, its label, the type of a section. */
export function saysName(name: string, site: DataMap, at: Path): boolean {
  const place = dataAt(site, at);
  if (!isMap(place)) return false;
  const words = wordsOf(name);
  return (
    words.length > 0 &&
    Object.entries(place).some(([key, value]) => {
      if (typeof value !== "string" || key === "anchor" || key === "href") return false;
      const said = wordsOf(value);
      return value.length > maxLength
        ? words.length > 1 && hasInRow(said, words)
        : words.every((word) => said.some((one) => isSameWord(word, one)));
    })
  );
}

const hasInRow = (said: readonly string[], words: readonly string[]): boolean =>
  said.some((_, start) => words.every((word, index) => said[start + index] === word));
