/** A piece of a text; `marked` where it answers to what was typed. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text so that every occurrence of a term stands alone. Terms are lower-case words. */
export function markedPieces(text: string, terms: readonly string[]): MarkedPiece[] {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const anyTerm = longestFirst.map((term) => term.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  const pieces = anyTerm === "" ? [text] : text.split(new RegExp(`(${anyTerm})`, "i"));
  return pieces.map((piece, place) => ({ text: piece, marked: place % 2 === 1 })).filter((piece) => piece.text !== "");
}
