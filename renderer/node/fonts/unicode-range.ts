/** `U+0000-00FF, U+20AC` -> the code points that it names, as first and last. Wildcards are not used here. */
export const rangesOf = (text: string): [first: number, last: number][] =>
  text.split(",").map((part) => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Code points as CSS writes them, neighbors together. */
export function unicodeRange(signs: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const sign of [...signs].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && sign === run.last + 1) run.last = sign;
    else runs.push({ first: sign, last: sign });
  }
  const hex = (sign: number): string => sign.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(", ");
}
