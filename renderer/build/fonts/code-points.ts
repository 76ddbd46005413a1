/** Every code point of some texts, once. A large site has millions, most of them the same few. */
export function codePointsOf(texts: Iterable<string>): string {
  const known = new Uint8Array(0x1_0000);
  const pairs = new Set<string>();
  for (const text of texts)
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      const codePoint = unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(index) ?? unit) : unit;
      if (codePoint > 0xffff) pairs.add(String.fromCodePoint(codePoint));
      else if (known[unit] === 0) known[unit] = 1;
    }
  const single: string[] = [];
  for (let unit = known.indexOf(1); unit >= 0; unit = known.indexOf(1, unit + 1))
    // Half of a surrogate pair is no character.
    if (unit < 0xd800 || unit > 0xdfff) single.push(String.fromCharCode(unit));
  return [...single, ...pairs].join("");
}
