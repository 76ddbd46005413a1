import { kindsOfKey } from "../../../language/descriptor.ts";
import { inQuotes, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";

/** What stands behind a text in quotes, and how the value is meant. */
export interface Reading extends Pick<Candidate, "message" | "label" | "title" | "safety"> {
  /** What is to stand in place of the text, its quotes and what is behind them. */
  readonly written: string;
  readonly help: string;
  /** The other way to read it. */
  readonly other?: { readonly title: string; readonly written: string };
}

/** A text in quotes, up to the mark that closes it. */
export const closedText = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

/** A text in quotes as it is to be read by itself: where an amount is wanted, without them. */
export const withoutNeedlessQuotes = (key: string | undefined, text: string): string =>
  /^.-?\d+(?:\.\d+)?.$/.test(text) && kindsOfKey(key ?? "")?.has("money") === true ? text.slice(1, -1) : text;

/** The marks that begin a note elsewhere, or point at what the note is about. `#` is one only behind a space. */
const noteMark = /^(?:\/\/+|--+(?!>)|#+(?=\s|\p{L}))\s*(?=\S)/u;
const arrow = /^(?:<[-=]+|[←⟵⇐])\s*(?=\S)/u;
/** An arrow to the right points at a remark, or is one of the text. */
const arrowToRight = /^(?:[-=]+>|[→⟶⇒])\s*(?=\S)/u;

const names: Readonly<Record<string, string>> = {
  ",": "comma",
  ";": "semicolon",
  ".": "full stop",
  ":": "colon",
  "!": "exclamation mark",
  "?": "question mark",
  '"': "second quotation mark",
  "'": "apostrophe",
};

/** One mark behind the quotes: a comma or a semicolon goes; the end of a sentence goes into the quotes where the text needs it. */
export function markBehind(text: string, behind: string, endsSentence: () => boolean): Reading | undefined {
  if (!/^(?:[,;:]|[.!?…。！？]+|["']+)$/.test(behind)) return undefined;
  const name = names[behind];
  const isSeparator = /^[,;]$/.test(behind);
  const isEnd = !/[,;:"']/.test(behind) && /[^.!?…。！？:]["']$/.test(text);
  const isInside = isEnd && (behind !== "." || endsSentence());
  return {
    message: `${name === undefined ? quote(behind) : article(name)} stands after the closing quotation mark${isInside ? ", not before it" : ""}.`,
    label: isInside ? "outside of the quotes" : "not needed",
    title: isInside ? "Move it into the quotes" : `Remove the ${name ?? "marks"}`,
    safety: isSeparator ? "safe" : "review",
    written: isInside ? `${text.slice(0, -1)}${behind}${text.slice(-1)}` : text,
    help: isSeparator
      ? `In this file, lines do not end with a ${name ?? behind}`
      : isInside
        ? "Write it inside of the quotes"
        : "Delete it",
  };
}

const article = (name: string): string => `${/^[aeiou]/.test(name) ? "An" : "A"} ${name}`;

/** A note: behind `--` and `->` there may be the rest of the text as well. */
export function noteBehind(text: string, behind: string): Reading | undefined {
  const [mark] = noteMark.exec(behind) ?? [];
  const isOfText = mark?.startsWith("--") === true || arrowToRight.test(behind);
  if (mark === undefined && !isOfText && !arrow.test(behind)) return undefined;
  return {
    message: "A note behind a value begins with # and a space.",
    label: "not taken as a note",
    title: "Make it a note",
    safety: "review",
    written: `${text} # ${behind.slice(mark?.length ?? 0)}`,
    help: "Write it so",
    ...(isOfText && { other: { title: "Put the whole text in quotes", written: inQuotes(`${text} ${behind}`) } }),
  };
}

/** More words: they belong to a number or a time in quotes, or to a text that shows the quotation marks. */
export function wordsBehind(whole: string, text: string): Reading {
  const behind = whole.slice(text.length);
  const mark = text.slice(-1);
  const apart = behind.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "");
  const isPlain = !/["'\\]/.test(mark === '"' ? apart : behind);
  const inside = text.slice(0, -1) + behind.trimEnd() + mark;
  const isFigure = isPlain && /^[\d.,:+\s/-]+$/.test(text.slice(1, -1));
  const common = {
    message: `After the closing quotation mark stands more text: ${quote(behind)}.`,
    label: "after the quotation mark",
    title: "Put the text in quotes",
    safety: "review",
    written: isFigure ? inside : inQuotes(whole),
    help: "Put the whole text in quotes",
  } as const;
  // Of one sentence, the mark closes a part too early; one or some words may stand in quotation marks that visitors see.
  const isSentence = isPlain && !isFigure && text.split(/\s+/).length > 4;
  if (!isSentence) return common;
  return {
    ...common,
    title: "Close the quotation mark at the end",
    written: inside,
    help: "Close it at the end of the text",
    other: { title: "Put all of it in quotes, and show the marks", written: inQuotes(whole) },
  };
}
