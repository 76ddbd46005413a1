import { parseReferences, readBrace, type Reference, type Run, type BraceMistake, type Words } from "./reference.ts";

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
  readonly mistakes: readonly BraceMistake[];
  readonly links: readonly ParsedLink[];
}

export interface ParsedText extends Finds {
  readonly content: readonly ParsedInline[];
}

/** `Finds` while they are being collected. */
export interface Collected {
  references: Reference[];
  mistakes: BraceMistake[];
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
type Token = ParsedInline | Mark;

const maxTargetLength = 2000;
const isSpace = (character: string): boolean => character.trim() === "";
const isDigit = (character: string): boolean => character >= "0" && character <= "9";

/** Marks that matched nothing are shown as they were typed. */
const asWords = (tokens: readonly Token[]): ParsedInline[] =>
  tokens.map((token) =>
    token.kind === "mark"
      ? { kind: "words", text: "*".repeat(token.count), start: token.start, end: token.start + token.count }
      : token,
  );

/** Pairs the marks: `*` with `*`, `**` with `**`, the nearest first. */
function pairMarks(tokens: readonly Token[]): ParsedInline[] {
  const out: Token[] = [];
  const open: { mark: Mark; index: number }[] = [];
  for (const token of tokens) {
    if (token.kind !== "mark") {
      out.push(token);
      continue;
    }
    while (token.closes && token.count > 0) {
      const fits = (count: number): boolean =>
        token.count === 2 ? count >= 2 : token.count === 1 ? count % 2 === 1 : true;
      const found = open.findLastIndex(({ mark }) => fits(mark.count));
      const opener = open[found];
      if (!opener) break;
      const size = token.count >= 2 && opener.mark.count >= 2 && (token.count === 2 || opener.mark.count === 2) ? 2 : 1;
      open.length = found + 1;
      const content = asWords(out.splice(opener.index + 1));
      opener.mark.count -= size;
      token.count -= size;
      if (opener.mark.count === 0) {
        out.pop();
        open.pop();
      }
      out.push({ kind: size === 2 ? "strong" : "emphasis", content });
    }
    if (token.count === 0) continue;
    if (token.opens) open.push({ mark: token, index: out.length });
    out.push(token);
  }
  return asWords(out);
}

/** Where the target that begins at `start` stops: before the `)` that closes it. */
function targetEndOf(source: string, start: number, end: number): number | undefined {
  let depth = 0;
  const last = Math.min(end, start + maxTargetLength);
  if (!source.slice(start, last).includes(")")) return undefined;
  for (let at = start; at < last; at++) {
    const character = source.charAt(at);
    if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) return at;
  }
  return undefined;
}

const wordsOf = (text: string, start: number, end: number): Words => ({ kind: "words", text, start, end });

/** The characters that mean something in a text. */
const marks = /[\\{}`[\]*]/;

/** Reads the part of `source` from `start` to `end` as one paragraph and adds what it finds to `found`. */
export function parseInline(source: string, start: number, end: number, found: Collected): ParsedInline[] {
  const tokens: Token[] = [];
  const brackets: { index: number; start: number }[] = [];
  const template = (from: number, to: number): readonly Run[] => {
    const { runs, references, mistakes } = parseReferences(source, from, to);
    found.references.push(...references);
    found.mistakes.push(...mistakes);
    return runs;
  };

  for (let at = start; at < end;) {
    const character = source.charAt(at);
    const next = at + 1 < end ? source.charAt(at + 1) : "";
    if (character === "\\" && next !== "" && "\\*`[]()#-.".includes(next)) {
      tokens.push(wordsOf(next, at, at + 2));
      at += 2;
    } else if (character === "{" || character === "}") {
      const run = readBrace(source, at, end);
      if (run.kind === "reference") found.references.push(run);
      if (run.kind === "mistake") found.mistakes.push(run);
      tokens.push(run.kind === "mistake" ? { ...run, kind: "words" } : run);
      at = run.end;
    } else if (character === "`") {
      const close = source.indexOf("`", at + 1);
      const isCode = close > at + 1 && close < end;
      tokens.push(isCode ? { kind: "code", runs: template(at + 1, close) } : wordsOf("`", at, at + 1));
      at = isCode ? close + 1 : at + 1;
    } else if (character === "[") {
      brackets.push({ index: tokens.length, start: at });
      tokens.push(wordsOf("[", at, at + 1));
      at += 1;
    } else if (character === "]") {
      const opener = brackets.pop();
      const targetEnd = opener && next === "(" ? targetEndOf(source, at + 2, end) : undefined;
      if (!opener || targetEnd === undefined) {
        tokens.push(wordsOf("]", at, at + 1));
        at += 1;
        continue;
      }
      const content = pairMarks(tokens.splice(opener.index).slice(1));
      const link: ParsedLink = {
        kind: "link",
        target: template(at + 2, targetEnd),
        targetStart: at + 2,
        targetEnd,
        start: opener.start,
        end: targetEnd + 1,
        content,
      };
      tokens.push(link);
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
      if (count > 3 || isTimes) tokens.push(wordsOf(source.slice(at, stop), at, stop));
      else tokens.push({ kind: "mark", count, opens: !isSpace(after), closes: !isSpace(before), start: at });
      at = stop;
    } else {
      const length = source.slice(at + 1, end).search(marks);
      const stop = length < 0 ? end : at + 1 + length;
      tokens.push(wordsOf(source.slice(at, stop), at, stop));
      at = stop;
    }
  }
  return pairMarks(tokens);
}

/** Reads one paragraph: `**bold**`, `*emphasis*`, `` `code` ``, `[link](/path)` and references. */
export function parseText(source: string): ParsedText {
  const found: Collected = { references: [], mistakes: [], links: [] };
  // Most texts are words and nothing else.
  if (!marks.test(source)) return { content: source === "" ? [] : [wordsOf(source, 0, source.length)], ...found };
  return { content: parseInline(source, 0, source.length, found), ...found };
}
