import type { SiteFacts } from "../../schema/language/types.ts";
import { textWidth } from "./text-width.ts";

/** The room of the site's name in large letters, where the size of its font is 100. */
export interface NameBox {
  readonly width: number;
  readonly height: number;
  /** How far below the top its letters stand. */
  readonly baseline: number;
}

/** The letters are wider, and their font is bolder, than what `textWidth` measures. */
const stretch = 114;
/** Of unknown letters at most so much is taken to be wider. */
const maxStretch = 140;

/** A short name has room for about five letters: alone, they would be as high as a window. */
const minWidth = 300;

/** Letters without marks above them, and no taller than a capital. */
const plain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{N}\p{Zs}&+]*$/u;

/**
 * The room for a name, whatever its script: no letter is cut off.
 * @param letterWidth how wide the letters of the site's typeface are beside those of the usual one
 */
export function nameBox({ name }: SiteFacts, letterWidth: number): NameBox {
  const width = Math.max(minWidth, Math.ceil(textWidth(name) * Math.min(maxStretch, stretch * letterWidth) + 20));
  return plain.test(name.normalize("NFD"))
    ? { width, height: 99, baseline: 73 }
    : { width, height: 158, baseline: 114 };
}
