const piece = `(?:"[^"\\\\]*"|'[^'\\\\]*')`;
const mark = String.raw`\s*(?:\+|&|\.{1,2}|~|\|\|)\s*`;
const joined = new RegExp(`^${piece}(?:${mark}${piece})+$`);
const pieces = new RegExp(piece, "g");

/**
 * `"Follow " + "the steam."`: the text that the pieces make, as other languages join them. Nothing where two words would become one:
 * in `"Rye" & "wheat"`, the marks may be some of the text.
 */
export function textOfPieces(value: string): string | undefined {
  if (!joined.test(value)) return undefined;
  const texts = (value.match(pieces) ?? []).map((text) => text.slice(1, -1));
  const isApart = texts.every((text, index) => {
    const before = texts[index - 1];
    return before === undefined || /\s$/.test(before) || /^[\s.,;:!?]/.test(text);
  });
  return isApart ? texts.join("") : undefined;
}
