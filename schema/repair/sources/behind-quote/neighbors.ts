import { isBlank, type Line } from "../../regions/line.ts";
import type { Place } from "../source.ts";

/** How far away the lines are that a line is compared with. */
const distance = 120;

/**
 * Whether a value like that of a line ends as a sentence does: as most values of the same key, or most items beside it. Without any,
 * several words are a sentence.
 */
export function endsSentence(line: Line, { line: at }: Place): boolean {
  let sentences = 0;
  let others = 0;
  for (let index = line.index - distance; index <= line.index + distance; index += 1) {
    const one = at(index);
    if (!one || index === line.index || isBlank(one) || one.key !== line.key) continue;
    if (line.key === undefined && !(one.isDashed && one.indent === line.indent)) continue;
    const words = one.value.replace(/["']$/, "");
    if (!/\p{L}/u.test(words) || /^[|>{[]/.test(words)) continue;
    if (/[.!?…]$/.test(words)) sentences += 1;
    else others += 1;
  }
  return sentences + others > 0 ? sentences > others : line.value.trim().split(/\s+/).length > 4;
}
