/** A piece of a text; `marked` where it answers to what was typed. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text so that every occurrence of a term stands alone. Terms are lower-case words. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const lower = text.toLowerCase();
  const pieces: MarkedPiece[] = [];
  let from = 0;
  while (from < text.length) {
    const found = terms
      .map((term) => ({ term, at: lower.indexOf(term, from) }))
      .filter(({ term, at }) => term !== "" && at >= 0)
      .sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0];
    if (!found) break;
    if (found.at > from) pieces.push({ text: text.slice(from, found.at), marked: false });
    from = found.at + found.term.length;
    pieces.push({ text: text.slice(found.at, from), marked: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}
