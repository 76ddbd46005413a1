import type { Scalar } from "./tree.ts";

const isSpace = (character: string | undefined): boolean =>
  character === " " || character === "\n" || character === "\r" || character === "\t";

const escapeLengths = new Map([
  ["x", 4],
  ["u", 6],
  ["U", 10],
]);

/**
 * For each character of a text value, its place in the written text; nothing where that is not known.
 * Goes along both at once: what the format leaves out (quotes, indentation, folded line ends) is space or an escape.
 */
export function align(scalar: Scalar): readonly number[] | undefined {
  const { raw, style } = scalar;
  const value = typeof scalar.value === "string" ? scalar.value : undefined;
  if (value === undefined) return undefined;
  let at = style === "plain" ? 0 : style === "block" ? raw.indexOf("\n") + 1 : 1;
  const places: number[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charAt(index);
    if (!isSpace(unit))
      while (isSpace(raw[at]) || (style === "double" && raw[at] === "\\" && isSpace(raw[at + 1]))) at += 1;
    places.push(at);
    if (style === "double" && raw[at] === "\\") at += escapeLengths.get(raw[at + 1] ?? "") ?? 2;
    else if (style === "single" && raw.startsWith("''", at)) at += 2;
    else if (raw[at] === unit) at += 1;
    else if (isSpace(unit) && isSpace(raw[at])) while (isSpace(raw[at])) at += 1;
    else if (!(isSpace(unit) && at >= raw.length)) return undefined;
  }
  places.push(at);
  return places;
}
