/** `U+0000-00FF, U+20AC, U+4??` -> the code points that it names, as first and last. */
export const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(",").map((part) => {
    const range = part.trim().slice(2);
    const [first = "", last = first] = range.split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });

/** Code points as CSS writes them, neighbors together. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && codePoint === run.last + 1) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  return runs.map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(",");
}
