import type { Edit } from "../../problem.ts";

/** A stretch of the first text that stayed, or what was written. */
type Piece = { readonly start: number; readonly end: number } | { readonly text: string };

const lengthOf = (piece: Piece): number => ("text" in piece ? piece.text.length : piece.end - piece.start);

const cut = (piece: Piece, from: number, to: number): Piece =>
  "text" in piece
    ? { text: piece.text.slice(from, to) }
    : { start: piece.start + from, end: piece.start + Math.min(to, piece.end - piece.start) };

const inOrder = (edits: readonly Edit[]): readonly Edit[] =>
  edits.toSorted((one, other) => one.start - other.start || one.end - other.end);

/** The text as pieces, after edits that do not overlap. */
function piecesOf(length: number, edits: readonly Edit[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, text } of inOrder(edits)) {
    pieces.push({ start: at, end: start }, { text });
    at = end;
  }
  return [...pieces, { start: at, end: length }].filter((piece) => lengthOf(piece) > 0);
}

/** The pieces between two offsets of the text that they make. */
function* between(pieces: readonly Piece[], from: number, to: number): Generator<Piece> {
  let at = 0;
  for (const piece of pieces) {
    const end = at + lengthOf(piece);
    if (end > from && at < to) yield cut(piece, Math.max(0, from - at), Math.min(end, to) - at);
    at = end;
  }
}

/**
 * The edits that do at once what `first` and then `second` do.
 * @param length of the text that `first` is made on
 * @param second its offsets are those of the text after `first`
 */
export function composeEdits(length: number, first: readonly Edit[], second: readonly Edit[]): readonly Edit[] {
  const middle = piecesOf(length, first);
  const total = middle.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const pieces = piecesOf(total, second).flatMap((piece) =>
    "text" in piece ? [piece] : [...between(middle, piece.start, piece.end)],
  );
  const edits: Edit[] = [];
  let at = 0;
  let text = "";
  for (const piece of [...pieces, { start: length, end: length }]) {
    if ("text" in piece) {
      text += piece.text;
      continue;
    }
    if (text !== "" || piece.start > at) edits.push({ start: at, end: piece.start, text });
    at = piece.end;
    text = "";
  }
  return edits;
}

/** The edits without what they leave as it is. */
export const minimal = (before: string, edits: readonly Edit[]): readonly Edit[] =>
  edits.flatMap(({ start, end, text }) => {
    const old = before.slice(start, end);
    if (old === text) return [];
    const most = Math.min(old.length, text.length);
    let head = 0;
    while (head < most && old[head] === text[head]) head += 1;
    let tail = 0;
    while (tail < most - head && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
    return [{ start: start + head, end: end - tail, text: text.slice(head, text.length - tail) }];
  });

/** The edits that turn a text with `edits` made back into what it was. */
export function inverseOf(before: string, edits: readonly Edit[]): readonly Edit[] {
  let shift = 0;
  return inOrder(edits).map(({ start, end, text }) => {
    const back = { start: start + shift, end: start + shift + text.length, text: before.slice(start, end) };
    shift += text.length - (end - start);
    return back;
  });
}
