/**
 * Whether quotation marks stand around words of a text and not around the text: `"Tea" and "buns"`, where each second mark closes
 * what the one before it opens. In `"He said "now" to me"` the second one opens something.
 */
export function holdsQuotedWords(value: string, mark: string): boolean {
  const places = [...value].flatMap((character, index) => (character === mark ? [index] : []));
  if (places.length < 4 || places.length % 2 !== 0) return false;
  return places.every((place, index) => {
    const [before, after] = [value.charAt(place - 1), value.charAt(place + 1)];
    return index % 2 === 0
      ? /^[\s([–—-]?$/.test(before) && /\S/.test(after)
      : /\S/.test(before) && /^[\s.,;:!?)\]–—-]?$/.test(after);
  });
}
