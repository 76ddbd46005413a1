/** Every sign in some texts, once. A large site writes millions, most of them the same few. */
export function signsOf(texts: Iterable<string>): string {
  const known = new Uint8Array(0x1_0000);
  const pairs = new Set<string>();
  for (const text of texts)
    for (let place = 0; place < text.length; place++) {
      const unit = text.charCodeAt(place);
      const whole = unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(place) ?? unit) : unit;
      if (whole > 0xffff) pairs.add(String.fromCodePoint(whole));
      else if (known[unit] === 0) known[unit] = 1;
    }
  const single: string[] = [];
  for (let unit = known.indexOf(1); unit >= 0; unit = known.indexOf(1, unit + 1))
    // Half of a pair is no sign.
    if (unit < 0xd800 || unit > 0xdfff) single.push(String.fromCharCode(unit));
  return [...single, ...pairs].join("");
}
