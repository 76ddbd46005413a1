import type { Files } from "../../schema/problem.ts";
import { chosenFont, families, usualFamily } from "../../schema/site/theme/families.ts";

/** The fonts of systems are wider than the usual one, by as much as a quarter; and so may be a file of which nothing is known. */
const unknownWidth = 1.3;

const usualWidth = families.get(usualFamily)?.boldWidth ?? 1;

/**
 * How wide the letters of a site's typeface are beside those of the usual one, which `textWidth` measures.
 * @param font one name of `site.theme.font`
 */
export function fontWidth(font: string, files: Files): number {
  const chosen = chosenFont(font);
  if (chosen.kind === "system") return unknownWidth;
  const width = chosen.kind === "family" ? chosen.family.boldWidth : files.facts(chosen.file)?.font?.boldWidth;
  return width === undefined ? unknownWidth : width / usualWidth;
}
