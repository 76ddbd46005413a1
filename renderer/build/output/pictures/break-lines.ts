// SVG breaks no lines. Pango does: text-outlines.ts says what the build saves without it.
/** The width of a text. */
export type Measure = (text: string) => number;

/** Fills lines word by word; a word that is wider than a line is cut. */
function fillLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...cutWord(word, width, measure));
  }
  return lines;
}

function cutWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [""];
  for (const character of word) {
    const last = parts.at(-1) ?? "";
    if (last === "" || measure(last + character) <= width) parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts;
}

/** Breaks a text into as few lines as the width allows, all of about the same length. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const full = fillLines(words, width, measure);
  let low = Math.max(0, ...words.map(measure).filter((wide) => wide <= width));
  let high = width;
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (fillLines(words, middle, measure).length > full.length) low = middle;
    else high = middle;
  }
  return fillLines(words, high, measure);
}
