/** A phone number in a text, in any form: with spaces, hyphens, dots, a slash or brackets between its digits. */
const written = /(?<![\p{L}\p{N}+.,:/@#=_-])(?:\+|\(0|00?(?=[1-9(]))[\d\s()./–-]{5,24}\d(?![\p{L}\p{N}%]|[.,:/-]\d)/gu;

/** The digits that are dialed from another country, or from within it, without what stands before the area. */
function digitsOf(number: string): { readonly digits: string; readonly isNational: boolean } {
  const plain = number.replace(/(?<=^\s*(?:\+|00)\d{1,3}[\s./–-]*)\(0\)/, "");
  const digits = plain.replace(/\D/g, "");
  if (plain.trim().startsWith("+")) return { digits, isNational: false };
  return digits.startsWith("00")
    ? { digits: digits.slice(2), isNational: false }
    : { digits: digits.replace(/^0/, ""), isNational: true };
}

/** Whether two phone numbers are the same one: 01632 960124 and +44 1632 960124. */
function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  if (first.isNational === second.isNational) return first.digits === second.digits;
  const [national, whole] = first.isNational ? [first, second] : [second, first];
  return national.digits.length >= 7 && /^\d{1,3}$/.test(whole.digits.slice(0, -national.digits.length))
    ? whole.digits.endsWith(national.digits)
    : false;
}

/** Where a text has a phone number that is written in another way. */
export function* otherForms(text: string, number: string): Iterable<{ readonly start: number; readonly end: number }> {
  if (!/^\s*(?:\+|\(?0)[\d\s()./–-]+$/.test(number)) return;
  for (const { 0: found, index } of text.matchAll(written))
    // The words of a link may have the form that people read.
    if (
      found !== number &&
      !/^[^[\]]{0,80}\]\(/.test(text.slice(index + found.length, index + found.length + 90)) &&
      isSameNumber(found, number)
    )
      yield { start: index, end: index + found.length };
}
