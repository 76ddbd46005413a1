/** Where a scalar stands: between brackets, fewer characters need no quotes. */
export type Surroundings = "block" | "flow";

/** What the file format takes for something else than a text: its words, and all its ways to write a number. */
const noText =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?0o[0-7]+|[-+]?0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/;

/** What programs take for something else that follow the older version 1.1: yes and no, days, times, other numbers. */
const noTextBefore =
  /^(?:y|n|yes|no|on|off|true|false|null|=|<<|[-+]?0b[01_]+|[-+]?[\d.][\d_,.]*(?:e[-+]?\d+)?|[-+]?0x[\da-f_]+|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\d{4}-\d\d?-\d\d?(?:(?:t|\s+)\d\d?:\d\d:\d\d.*)?)$/i;

/** What ends a text, or begins something else, at its first character. */
const indicator = /^[,[\]{}#&*!|>'"%@`]/;
const otherStart = /^[-?:]/;

/** Marks around a whole value, which the check takes for quotes of the wrong kind. */
const inCurlyQuotes = /^[“”„‟«»‘’‹›＂＇].*[“”«»‘’‹›＂＇]$/s;

/** Characters that a text without quotes, or behind a bar, cannot hold, or that readers change. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
export const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff\ufffe\uffff]/u;

/**
 * Whether a text can be written without quotes.
 * @param before how the value was written without quotes so far: what other programs misread stays as it is
 */
export function isPlain(text: string, place: Surroundings, before = ""): boolean {
  if (text === "" || text !== text.trim() || /[\n\t]/.test(text) || unprintable.test(text)) return false;
  if (indicator.test(text) || /:(?:\s|$)|\s#|^(?:---|\.\.\.)(?:\s|$)/.test(text) || noText.test(text)) return false;
  if (place === "flow" && (/[,[\]{}]/.test(text) || /:["']/.test(text))) return false;
  if (otherStart.test(text) && !(before[0] === text[0] && /^.[\p{L}\p{N}]/u.test(text))) return false;
  if (inCurlyQuotes.test(text)) return false;
  return !noTextBefore.test(text) || noTextBefore.test(before);
}
