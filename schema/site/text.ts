import { parseReferences, readBrace, type Reference, type Run, type Slip, type Words } from "./reference.ts";

/** `[label](/path)`. Positions count characters of the text it stands in; the target may hold references. */
export interface ParsedLink {
  readonly kind: "link";
  readonly target: readonly Run[];
  readonly targetStart: number;
  readonly targetEnd: number;
  readonly start: number;
  readonly end: number;
  readonly content: readonly ParsedInline[];
}

export type ParsedInline =
  | Run
  | ParsedLink
  | { readonly kind: "strong" | "emphasis"; readonly content: readonly ParsedInline[] }
  | { readonly kind: "code"; readonly runs: readonly Run[] };

/** What a text holds that leads elsewhere, in the order of the text. */
export interface Finds {
  readonly references: readonly Reference[];
  readonly slips: readonly Slip[];
  readonly links: readonly ParsedLink[];
}

export interface ParsedText extends Finds {
  readonly content: readonly ParsedInline[];
}

/** `Finds` while they are being collected. */
export interface Collected {
  references: Reference[];
  slips: Slip[];
  links: ParsedLink[];
}

/** A run of `*` of which some may still open or close. */
interface Mark {
  readonly kind: "mark";
  count: number;
  readonly opens: boolean;
  readonly closes: boolean;
  readonly start: number;
}
type Piece = ParsedInline | Mark;

const longestTarget = 2000;
const isSpace = (character: string): boolean => character.trim() === "";
const isDigit = (character: string): boolean => character >= "0" && character <= "9";

/** Marks that matched nothing are shown as they were typed. */
const settle = (pieces: readonly Piece[]): ParsedInline[] =>
  pieces.map((piece) =>
    piece.kind === "mark"
      ? { kind: "words", text: "*".repeat(piece.count), start: piece.start, end: piece.start + piece.count }
      : piece,
  );

/** Pairs the marks: `*` with `*`, `**` with `**`, the nearest first. */
function emphasise(pieces: readonly Piece[]): ParsedInline[] {
  const out: Piece[] = [];
  const open: { mark: Mark; index: number }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== "mark") {
      out.push(piece);
      continue;
    }
    while (piece.closes && piece.count > 0) {
      const fits = (count: number): boolean =>
        piece.count === 2 ? count >= 2 : piece.count === 1 ? count % 2 === 1 : true;
      const found = open.findLastIndex(({ mark }) => fits(mark.count));
      const opener = open[found];
      if (!opener) break;
      const size = piece.count >= 2 && opener.mark.count >= 2 && (piece.count === 2 || opener.mark.count === 2) ? 2 : 1;
      open.length = found + 1;
      const content = settle(out.splice(opener.index + 1));
      opener.mark.count -= size;
      piece.count -= size;
      if (opener.mark.count === 0) {
        out.pop();
        open.pop();
      }
      out.push({ kind: size === 2 ? "strong" : "emphasis", content });
    }
    if (piece.count === 0) continue;
    if (piece.opens) open.push({ mark: piece, index: out.length });
    out.push(piece);
  }
  return settle(out);
}

/** Where the target that begins at `start` stops: before the `)` that closes it. */
function targetEndOf(source: string, start: number, end: number): number | undefined {
  let depth = 0;
  const last = Math.min(end, start + longestTarget);
  if (!source.slice(start, last).includes(")")) return undefined;
  for (let at = start; at < last; at++) {
    const character = source.charAt(at);
    if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) return at;
  }
  return undefined;
}

const wordsOf = (text: string, start: number, end: number): Words => ({ kind: "words", text, start, end });

/** The signs that mean something in a text. */
const marks = /[\\{}`[\]*]/;

/** Reads the part of `source` from `start` to `end` as one paragraph and adds what it finds to `found`. */
export function parseInline(source: string, start: number, end: number, found: Collected): ParsedInline[] {
  const pieces: Piece[] = [];
  const brackets: { index: number; start: number }[] = [];
  const template = (from: number, to: number): readonly Run[] => {
    const { runs, references, slips } = parseReferences(source, from, to);
    found.references.push(...references);
    found.slips.push(...slips);
    return runs;
  };

  for (let at = start; at < end;) {
    const character = source.charAt(at);
    const next = at + 1 < end ? source.charAt(at + 1) : "";
    if (character === "\\" && next !== "" && "\\*`[]()#-.".includes(next)) {
      pieces.push(wordsOf(next, at, at + 2));
      at += 2;
    } else if (character === "{" || character === "}") {
      const run = readBrace(source, at, end);
      if (run.kind === "reference") found.references.push(run);
      if (run.kind === "slip") found.slips.push(run);
      pieces.push(run.kind === "slip" ? { ...run, kind: "words" } : run);
      at = run.end;
    } else if (character === "`") {
      const close = source.indexOf("`", at + 1);
      const isCode = close > at + 1 && close < end;
      pieces.push(isCode ? { kind: "code", runs: template(at + 1, close) } : wordsOf("`", at, at + 1));
      at = isCode ? close + 1 : at + 1;
    } else if (character === "[") {
      brackets.push({ index: pieces.length, start: at });
      pieces.push(wordsOf("[", at, at + 1));
      at += 1;
    } else if (character === "]") {
      const opener = brackets.pop();
      const targetEnd = opener && next === "(" ? targetEndOf(source, at + 2, end) : undefined;
      if (!opener || targetEnd === undefined) {
        pieces.push(wordsOf("]", at, at + 1));
        at += 1;
        continue;
      }
      const content = emphasise(pieces.splice(opener.index).slice(1));
      const link: ParsedLink = {
        kind: "link",
        target: template(at + 2, targetEnd),
        targetStart: at + 2,
        targetEnd,
        start: opener.start,
        end: targetEnd + 1,
        content,
      };
      pieces.push(link);
      found.links.push(link);
      // A link holds no link: what opened before this one stays a plain bracket.
      brackets.length = 0;
      at = targetEnd + 1;
    } else if (character === "*") {
      let stop = at;
      while (stop < end && source.charAt(stop) === "*") stop++;
      const before = at > start ? source.charAt(at - 1) : "";
      const after = stop < end ? source.charAt(stop) : "";
      const isTimes = isDigit(before) && isDigit(after);
      const count = stop - at;
      if (count > 3 || isTimes) pieces.push(wordsOf(source.slice(at, stop), at, stop));
      else pieces.push({ kind: "mark", count, opens: !isSpace(after), closes: !isSpace(before), start: at });
      at = stop;
    } else {
      const length = source.slice(at + 1, end).search(marks);
      const stop = length < 0 ? end : at + 1 + length;
      pieces.push(wordsOf(source.slice(at, stop), at, stop));
      at = stop;
    }
  }
  return emphasise(pieces);
}

/** Reads one paragraph: `**bold**`, `*emphasis*`, `` `code` ``, `[link](/path)` and references. */
export function parseText(source: string): ParsedText {
  const found: Collected = { references: [], slips: [], links: [] };
  // Most texts are words and nothing else.
  if (!marks.test(source)) return { content: source === "" ? [] : [wordsOf(source, 0, source.length)], ...found };
  return { content: parseInline(source, 0, source.length, found), ...found };
}
