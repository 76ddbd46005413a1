// With its file, since Node has a module of the same name that it wants to take away.
import punycode from "punycode/punycode.js";

/** The word that the plain letters behind `xn--` stand for: `mnchen-3ya` is `münchen`. Nothing where they stand for none. */
export function fromPunycode(written: string): string | undefined {
  try {
    const word = punycode.decode(written);
    return /^[\p{L}\p{M}\p{N}-]+$/u.test(word) && /\P{ASCII}/u.test(word) ? word : undefined;
  } catch {
    return undefined;
  }
}
