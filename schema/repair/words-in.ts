import { chatMarks } from "../reader/characters/chat-marks.ts";
import { terminalColor } from "../reader/characters/hidden.ts";

/** Marks of HTML and of other files that stand for formatting, for a box, for a character or for a line end. */
const foreignMark =
  /\[[ xX]?\](?<=[-:]\s+\[[ xX]?\])(?=\s)|<\/?(?:b|strong|i|em|u|code|s|del|a|p|span|center)(?:\s+(?:style|class|align)="[^"<>]*")?>|<a\s+href(?==)|(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]+)?&(?:#x?)?\w{1,8};?[\p{L}\p{N}]*|\\(?:n|t|u[\da-f]{4})|%[\da-f]{2}|\[\/?(?:b|i|u|s|url|email|code|color|size|font|center|left|right)(?:\]|(?==)|=[\w#%.-]+\])/giu;

/** What stands inside of an amount, or at its ends: separators of thousands, and the currency. */
const amountMark =
  /(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))|(?<=\d\s?)(?:EUR|Euros?|GBP|pounds?|USD|dollars?|CHF|Franken|INR|rupees?)\b|\b(?:EUR|GBP|USD|CHF|INR|Rs\.?)(?=\s?\d)/giu;

const chatMark = new RegExp(chatMarks, "gu");

/** Words and numbers; a number with separators is one. Tags, names of files behind them, and characters that nobody sees are none. */
export const wordsIn = (text: string): string[] =>
  text
    // Symbols that look like letters are read as these.
    .replaceAll(/[\u{1d400}-\u{1d7ff}]/gu, (symbol) => symbol.normalize("NFKC"))
    .replaceAll(chatMark, " ")
    .replaceAll(foreignMark, " ")
    .replaceAll(terminalColor, "")
    .replaceAll(
      /(?<=^|[\s:])!\S+(?:\s+["']?[\w./-]+\.(?:ya?ml|json|md|html?|txt)["']?(?=\s|$))?|(?!\s)[\p{Cc}\p{Cf}]/gu,
      "",
    )
    .replaceAll(amountMark, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map((word) => word.toLowerCase()) ?? [];

export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
