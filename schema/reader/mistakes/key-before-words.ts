import { kindsOfKey } from "../../language/descriptor.ts";

/** The keys that only say that words follow: before a text, none of them is one of its words. */
const wordKeys = new Set("text title label name intro body description question answer caption".split(" "));

/** A key of the language that stands before the words of a text. */
export interface KeyBeforeWords {
  readonly key: string;
  readonly words: string;
  /** Whether it may be the first word of the text, as in “note: closed on Mondays”. */
  readonly mayBeWord: boolean;
}

/** `text: Follow the steam.` where a text is wanted. With a capital letter, it is a word of the text. */
export function keyBeforeWords(text: string): KeyBeforeWords | undefined {
  const [lead, key = ""] = /^([a-z][A-Za-z]*): +(?=\S)/.exec(text) ?? [];
  if (lead === undefined || !kindsOfKey(key)) return undefined;
  return { key, words: text.slice(lead.length), mayBeWord: !wordKeys.has(key) };
}
