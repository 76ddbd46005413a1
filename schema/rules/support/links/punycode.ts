const [base, smallest, largest, skew, damp] = [36, 1, 26, 38, 700];

/**
 * The word that the plain letters behind `xn--` stand for: `mnchen-3ya` is `münchen`. Nothing where they stand for none. By hand, because
 * browsers and Node offer the other direction only; this is RFC 3492, section 6.2.
 */
export function fromPunycode(written: string): string | undefined {
  const dash = written.lastIndexOf("-");
  const word = Array.from(written.slice(0, Math.max(0, dash)));
  const digits = written.slice(dash + 1);
  let [code, bias, at, index] = [128, 72, 0, 0];
  while (at < digits.length) {
    const before = index;
    for (let [weight, step] = [1, base]; ; step += base) {
      const digit = Number.parseInt(shifted(digits.charAt(at)), base);
      if (Number.isNaN(digit)) return undefined;
      at += 1;
      index += digit * weight;
      const threshold = Math.min(largest, Math.max(smallest, step - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = word.length + 1;
    bias = adapted(index - before, length, before === 0);
    code += Math.floor(index / length);
    if (code > 0x10_ff_ff) return undefined;
    word.splice(index % length, 0, String.fromCodePoint(code));
    index = (index % length) + 1;
  }
  return word.every((letter) => /[\p{L}\p{M}\p{N}-]/u.test(letter)) && digits !== "" ? word.join("") : undefined;
}

/** Punycode counts from `a` to `z` and on to `9`, `parseInt` from `0` to `9` and on to `z`. */
function shifted(character: string): string {
  const value = "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(character);
  return value === -1 || character === "" ? "" : value.toString(base);
}

function adapted(difference: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > ((base - smallest) * largest) / 2; steps += base) delta = Math.floor(delta / (base - smallest));
  return steps + Math.floor(((base - smallest + 1) * delta) / (delta + skew));
}
