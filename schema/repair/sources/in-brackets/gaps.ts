import { kindsOfKey } from "../../../language/descriptor.ts";

/** Where a value between brackets ends and the next key or item begins, with no comma between them. */
export interface Gap {
  /** Where the value ends. */
  readonly end: number;
  /** Where what follows begins. */
  readonly next: number;
  /** The key that follows; of an item of a list, nothing. */
  readonly key?: string;
  /** Plain words that follow in a list: they may be the rest of the text in quotes. */
  readonly words?: string;
  /** Whether quotes or a bracket say where the value ends. */
  readonly isClosed: boolean;
}

const quotedText = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/y;
const plainText = /[^\s,{}[\]"'](?:(?!:(?:\s|$)|\s#)[^,{}[\]])*/y;
const colon = /\s*:(?=\s|$)/y;
/** What stands in place of the comma behind a closing quotation mark. */
const mark = /[.،、，﹐](?=\s)/y;

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/**
 * Reads a line, or the rest of one from a bracket on, value by value. Nothing where the line cannot be understood up to its end: a
 * quotation mark inside of a text is another mistake.
 */
export function gapsIn(text: string): readonly Gap[] {
  const open: string[] = [];
  const gaps: Gap[] = [];
  /** Where the value ends that no comma has followed so far. */
  let closedAt: number | undefined;
  let isAfterKey = false;
  for (let at = 0; at < text.length;) {
    const character = text.charAt(at);
    if (character === "#" && (at === 0 || /\s/.test(text.charAt(at - 1)))) break;
    if (/\s/.test(character) || (closedAt === at && match(mark, text, at) !== undefined)) {
      at += 1;
      continue;
    }
    if (/[,}\]]/.test(character)) {
      if (character !== ",") open.pop();
      at += 1;
      closedAt = character === "," ? undefined : at;
      isAfterKey = false;
      continue;
    }
    const isText = character === '"' || character === "'";
    const isBracket = character === "{" || character === "[";
    const written = isBracket ? character : match(isText ? quotedText : plainText, text, at);
    if (written === undefined) return [];
    const end = at + written.length;
    const keyEnd = isBracket ? undefined : match(colon, text, end);
    const isKey = keyEnd !== undefined;
    if (closedAt !== undefined) {
      const isSeparate = at > closedAt || isBracket;
      const isWord = isText || /^[\p{L}\p{N}_-]+$/u.test(written);
      const isInList = open.at(-1) === "[" || (open.length === 0 && isText);
      // A quotation mark right before a word opens rather a text than it closes one.
      if (isKey ? !isWord || (!isSeparate && /\s["']$/.test(text.slice(0, closedAt))) : !isInList || !isSeparate)
        return [];
      gaps.push({
        end: closedAt,
        next: at,
        ...(isKey ? { key: written } : !isText && !isBracket && { words: written }),
        isClosed: true,
      });
    } else if (isKey && isAfterKey && !isText) {
      const [, words, spaces = "", key = ""] = /^(.*\S)(\s+)([\p{L}\p{N}_-]+)$/u.exec(written) ?? [];
      if (words === undefined || kindsOfKey(key) === undefined) return [];
      const next = end - key.length;
      gaps.push({ end: next - spaces.length, next, key, isClosed: false });
    }
    if (isBracket) open.push(character);
    closedAt = isKey || !isText ? undefined : end;
    isAfterKey = isKey;
    at = end + (keyEnd?.length ?? 0);
  }
  return gaps;
}
