import type { Pair, Scalar, TreeNode } from "../tree.ts";

/** A value on one line, and where it stops. */
export interface Value<Node = TreeNode> {
  readonly node: Node;
  readonly end: number;
  /** How many tokens the library would have seen. */
  readonly tokens: number;
}

/** A key as it is usually written, with its colon. */
export const plainKey = /[A-Za-z_][\w-]{0,199}:(?= |\r?\n|$)/y;

/** What the file format does not take as text: its words and all its ways to write a number. */
const noText =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/;
const mayBeNoText = /^[-+.\d~nNtTfF]/;
const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

/** What a text without quotes surely may begin with. */
const soundStart = /[\p{L}\p{N}/.+~(<=^_$£€;“”‘’•–—…]|-(?=[^\s,[\]{}-])/uy;

/** How deep braces may be nested; the library reports deeper ones. */
const maxBraces = 40;

const isAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** A key at a place: where its colon is, or -1. */
export function colonOf(text: string, at: number): number {
  return isAt(plainKey, text, at) ? plainKey.lastIndex - 1 : -1;
}

export function keyAt(text: string, start: number, end: number): Scalar {
  const raw = text.slice(start, end);
  return { kind: "scalar", value: raw, raw, style: "plain", start, end };
}

/** Behind the spaces at a place. */
export function pastSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at += 1;
  return at;
}

/**
 * Reads a value that is on one line with everything that belongs to it, before `end`. Nothing where anything about it is unusual.
 * What follows it on the line is not looked at.
 */
export function valueAt(text: string, at: number, end: number, braces = 0): Value | undefined {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return quotedAt(text, at, end);
  if (character === "{" || character === "[")
    return braces === maxBraces
      ? undefined
      : character === "{"
        ? mapAt(text, at, end, braces)
        : listAt(text, at, end, braces);
  return plainAt(text, at, end, braces > 0);
}

/** A text in quotes without escapes. */
function quotedAt(text: string, start: number, most: number): Value<Scalar> | undefined {
  const quoteMark = text.charAt(start);
  const close = text.indexOf(quoteMark, start + 1);
  if (close === -1 || close >= most) return undefined;
  const value = text.slice(start + 1, close);
  if (quoteMark === '"' ? value.includes("\\") : text.charAt(close + 1) === "'") return undefined;
  const end = close + 1;
  const style = quoteMark === '"' ? "double" : "single";
  return { node: { kind: "scalar", value, raw: text.slice(start, end), style, start, end }, end, tokens: 1 };
}

/** A text without quotes, up to a comment, the end of the line or, between braces, what ends it there. */
function plainAt(text: string, start: number, most: number, isInBraces: boolean): Value<Scalar> | undefined {
  if (!isAt(soundStart, text, start)) return undefined;
  let end = start;
  for (let at = start; at < most; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32) continue;
    if (code === 9) return undefined;
    if (code === 35 && text.charCodeAt(at - 1) === 32) break;
    if (code === 58 && (isInBraces || at + 1 === most || text.charCodeAt(at + 1) === 32) && !isInside(text, at))
      return undefined;
    if (isInBraces && (code === 44 || code === 91 || code === 93 || code === 123 || code === 125)) break;
    end = at + 1;
  }
  const raw = text.slice(start, end);
  const value = plainValue(raw);
  return value === undefined
    ? undefined
    : { node: { kind: "scalar", value, raw, style: "plain", start, end }, end, tokens: 2 };
}

/** Whether a colon is between letters, as in an address: it ends nothing. */
const isInside = (text: string, at: number): boolean => /[\w/]/.test(text.charAt(at + 1));

/** What is written without quotes. Undefined for the rarer ways to write something that is not text. */
function plainValue(source: string): string | number | boolean | undefined {
  if (!mayBeNoText.test(source) || !noText.test(source)) return source;
  if (source === "true" || source === "false") return source === "true";
  return plainNumber.test(source) ? Number(source) : undefined;
}

function mapAt(text: string, start: number, most: number, braces: number): Value | undefined {
  const pairs: Pair[] = [];
  const end = between(text, start, most, "}", (at) => {
    const colon = colonOf(text, at);
    const from = pastSpaces(text, colon + 1);
    const value = colon === -1 ? undefined : valueAt(text, from, most, braces + 1);
    if (!value) return undefined;
    const key = keyAt(text, at, colon);
    pairs.push({ key, name: text.slice(at, colon), value: value.node });
    return { end: value.end, tokens: value.tokens + (from > colon + 1 ? 4 : 3) };
  });
  return end && { node: { kind: "map", start, end: end.end, flow: true, pairs }, ...end };
}

function listAt(text: string, start: number, most: number, braces: number): Value | undefined {
  const items: TreeNode[] = [];
  const end = between(text, start, most, "]", (at) => {
    const value = valueAt(text, at, most, braces + 1);
    if (value) items.push(value.node);
    return value;
  });
  return end && { node: { kind: "list", start, end: end.end, flow: true, items }, ...end };
}

/** What is between braces or brackets, with commas between; where it stops, and how many tokens it has. */
function between(
  text: string,
  start: number,
  most: number,
  close: string,
  read: (at: number) => { readonly end: number; readonly tokens: number } | undefined,
): { readonly end: number; readonly tokens: number } | undefined {
  let at = pastSpaces(text, start + 1);
  let tokens = at > start + 1 ? 2 : 1;
  if (text.charAt(at) === close && at < most) return { end: at + 1, tokens: tokens + 1 };
  for (;;) {
    const found = read(at);
    if (!found) return undefined;
    at = pastSpaces(text, found.end);
    tokens += found.tokens + (at > found.end ? 2 : 1);
    if (at >= most) return undefined;
    if (text.charAt(at) === close) return { end: at + 1, tokens };
    if (text.charAt(at) !== ",") return undefined;
    const next = pastSpaces(text, at + 1);
    if (next > at + 1) tokens += 1;
    at = next;
  }
}
